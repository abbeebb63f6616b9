// One table as this page knows it: who sits there, where the match stands, and how it came to that.
import type { Beat } from '../games/contract';
import type { Outcome } from '../net/line';
import type { Event, Happened, Outgoing, Position, TableInfo } from '../net/shapes';
import { Pacer } from './pacer';

const REMEMBERED = 80;

type View = Position['view'];
interface Scene {
  events: readonly Happened[];
  position: Position;
  cameAt: number;
}

export class Room {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  story: readonly Beat<View>[] = $state.raw([]);
  refusal: { code: string; params: Record<string, unknown> } | null = $state.raw(null);
  /** The moment, on this page's clock, when the time of whoever is to move is up. */
  timeUp: number | null = $state(null);
  deadline: number | null = $state(null);
  /** A move of ours is on its way. */
  sending = $state(false);
  #legal: readonly Record<string, unknown>[] = $state.raw([]);
  #last = 0;
  #pending: Happened[] = [];
  #send: (action: Record<string, unknown>) => Promise<Outcome>;
  #pace: (beat: Beat<View>) => number = () => 0;
  #pacer: Pacer<Scene>;

  constructor(id: string, send: (action: Record<string, unknown>) => Promise<Outcome>) {
    this.id = id;
    this.#send = send;
    this.#pacer = new Pacer(
      (scene) => this.#show(scene),
      () => this.#hold(),
    );
  }

  /** The last event that was received. */
  get last(): number {
    return this.#last;
  }

  get beat(): Beat<View> | null {
    return this.story.at(-1) ?? null;
  }

  get legal(): readonly Record<string, unknown>[] {
    return this.sending ? [] : this.#legal;
  }

  get yourTurn(): boolean {
    return this.info?.status === 'playing' && this.info.you !== null && this.#legal.length > 0;
  }

  /** From now on somebody looks, and things are shown at a pace that can be followed. */
  follow(pace: (beat: Beat<View>) => number): void {
    this.#pace = pace;
  }

  unfollow(): void {
    this.#pace = () => 0;
    this.#pacer.flush();
  }

  hear(message: Outgoing): void {
    if (message.say === 'table') this.info = message.table;
    else if (message.say === 'event') this.#happened(message);
    else if (message.say === 'refused') this.refusal = message;
    else if (message.say === 'position') this.#placed(message);
  }

  async act(action: Record<string, unknown>): Promise<Outcome> {
    this.sending = true;
    const outcome = await this.#send(action);
    this.sending = false;
    return outcome;
  }

  #happened({ event, by, what, at }: Event): void {
    if (event <= this.#last) return;
    this.#last = event;
    this.#pending.push({ event, by, what, at });
  }

  #placed(position: Position): void {
    const scene = { events: this.#pending, position, cameAt: Date.now() };
    this.#pending = [];
    this.#last = Math.max(this.#last, position.event);
    if (this.view === null || scene.events.length === 0) {
      this.#pacer.flush();
      this.#show(scene);
    } else this.#pacer.add(scene);
  }

  #show({ events, position, cameAt }: Scene): void {
    if (events.length) {
      const beat = { events, before: this.view, after: position.view };
      this.story = [...this.story, beat].slice(-REMEMBERED);
    }
    this.view = position.view;
    this.#legal = position.legal;
    this.timeUp = position.time_left === null ? null : cameAt + position.time_left;
    this.deadline = position.deadline === null ? null : cameAt + position.deadline;
  }

  #hold(): number {
    return this.beat && document.visibilityState === 'visible' ? this.#pace(this.beat) : 0;
  }
}
