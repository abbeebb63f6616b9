// What a screen puts into the top bar: its title, and its own tools.
import type { Snippet } from 'svelte';

class Bar {
  title: string | null = $state(null);
  tools: Snippet | null = $state.raw(null);
  /** Whether there are so many tools that on a phone the name of the game has little room. */
  crowded = $state(false);

  /** Called by a screen in an effect; returns a function that removes it again. */
  show(title: string, tools: Snippet, crowded = false): () => void {
    [this.title, this.tools, this.crowded] = [title, tools, crowded];
    return () => {
      [this.title, this.tools, this.crowded] = [null, null, false];
    };
  }
}

export const bar = new Bar();
