// Where the visitor is. Links are plain links; those within the page are caught here.
import { readRoute, type Route } from './route';

class Router {
  path = $state(location.pathname);
  route: Route = $derived(readRoute(this.path));

  start(): void {
    window.addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (click) => this.#caught(click));
  }

  go(path: string, replace = false): void {
    if (path === location.pathname + location.hash) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    if (this.path === location.pathname) return; // another moment of the same match
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  #caught(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest('a');
    const elsewhere = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
    if (!link || elsewhere || click.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    click.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
