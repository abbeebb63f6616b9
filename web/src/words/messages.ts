// The messages of Fluent files, each parsed when it is first needed: a page says few of the hundreds it has.
import { FluentBundle, FluentResource, type Message } from '@fluent/bundle';

const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Messages {
  readonly bundle: FluentBundle;
  #texts = new Map<string, string>();
  #read = new Set<string>();

  /** If several messages in `sources` have the same id, the first counts; those in `overriding` replace it. */
  constructor(language: string, sources: readonly string[], overriding: readonly string[] = []) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) for (const [id, text] of messagesOf(source)) if (!this.#texts.has(id)) this.#texts.set(id, text);
    for (const source of overriding) for (const [id, text] of messagesOf(source)) this.#texts.set(id, text);
  }

  has(id: string): boolean {
    return this.#texts.has(id);
  }

  get(id: string): Message | undefined {
    this.#learn(id);
    return this.bundle.getMessage(id);
  }

  /** Parse a message, and those it refers to. */
  #learn(id: string): void {
    const text = this.#texts.get(id);
    if (text === undefined || this.#read.has(id)) return;
    this.#read.add(id);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(REFERENCE)) if (other) this.#learn(other);
  }
}

/** The messages of a file with their ids: each begins at the start of a line, the rest of it is indented. */
function* messagesOf(source: string): Generator<[string, string]> {
  for (const text of source.split(/\r?\n(?=[-a-zA-Z])/)) {
    const id = /^-?[a-zA-Z][\w-]*/.exec(text)?.[0];
    if (id) yield [id, text];
  }
}
