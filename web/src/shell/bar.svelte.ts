// What a screen puts into the top bar: its title, and its own tools.
import type { Snippet } from 'svelte';

class Bar {
  title: string | null = $state(null);
  tools: Snippet | null = $state.raw(null);

  /** Called by a screen in an effect; returns a function that removes it again. */
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
