// "Your turn": in the title of the page, and as a notification for those who allow it.
import { speech } from '../words/language.svelte';
import { session } from './session.svelte';
import { paths } from './route';

export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

class Notifications {
  state: NotificationPermission = $state(canNotify() ? Notification.permission : 'denied');

  async ask(): Promise<void> {
    try {
      this.state = await Notification.requestPermission();
    } catch {
      this.state = 'denied'; // an old browser that wants it asked in another way
    }
  }

  yourTurn(table: string, game: string): void {
    if (this.state !== 'granted' || document.visibilityState === 'visible') return;
    const title = speech.words('your-turn');
    const options = { body: game, tag: table, icon: '/icon.svg' };
    try {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        location.assign(paths.table(table));
      };
    } catch {
      void notifyByWorker(title, options); // on phones only a service worker may notify
    }
  }
}

/** By the service worker, if the page has one. Otherwise the title of the page has to do. */
async function notifyByWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  } catch {
    // nothing more can be done, and the turn is shown on the page
  }
}

export const notifications = new Notifications();

/** Keeps the title up to date, and notifies of turns while the page is hidden. `place` is the screen. Call it in a component. */
export function watchTurns(place: () => string | null): void {
  const waiting = $derived(Object.values(session.rooms).filter((room) => room.yourTurn));
  let known = new Set<string>();
  $effect(() => {
    const title = waiting.length ? `● ${speech.words('your-turn')}` : place();
    document.title = title === null ? 'Yamclub' : `${title} · Yamclub`;
    for (const room of waiting) {
      const game = session.games.find((one) => one.id === room.info?.game)?.name ?? 'Yamclub';
      if (!known.has(room.id)) notifications.yourTurn(room.id, game);
    }
    known = new Set(waiting.map((room) => room.id));
  });
}
