// What a screen puts into the bar at the top: its title, and tools of its own.
import type { Snippet } from 'svelte';

class Bar {
  title: string | null = $state(null);
  tools: Snippet | null = $state.raw(null);

  /** To be called by a screen, in an effect; returns what takes it away again. */
  show(title: string, tools: Snippet): () => void {
    this.title = title;
    this.tools = tools;
    return () => {
      this.title = null;
      this.tools = null;
    };
  }
}

export const bar = new Bar();
