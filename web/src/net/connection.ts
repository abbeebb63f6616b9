// The one connection to the server: it reconnects after a loss, resumes every watched table from the last
// event it has, and sends unacknowledged commands again. It knows no game and paints nothing.
import type { Cautioned, Hinted, Incoming, Odds, Outgoing } from '../protocol.gen';

type Answer = Odds | Hinted | Cautioned;

export type ConnectionState = 'connecting' | 'open' | 'lost';

/** The result of a command: its event, or why it was refused. */
export type Outcome = { event: number } | Refused;
/** Why something was refused. */
export interface Refused {
  code: string;
  params: Record<string, unknown>;
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface ConnectionOptions {
  connect: () => Socket;
  hear: (message: Outgoing) => void;
  changed: (state: ConnectionState) => void;
  /** Whether the server cannot do its work at present, so that what it was asked is sent again. */
  troubled?: (troubled: boolean) => void;
  now?: () => number;
  chance?: () => number;
}

interface Command {
  message: Incoming;
  settle: (outcome: Outcome) => void;
  faults: number;
}

interface Question {
  message: Incoming;
  table: string;
  settle: (answer: Answer | Refused) => void;
}

type Refusal = Extract<Outgoing, { say: 'refused' }>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Refusals that are about the server and not about what was asked: a database that restarts, for example. */
const PASSING = new Set(['our_fault', 'not_known_yet']);
const FIRST_RETRY = 1_000;
/** After so many tries in about two minutes a move is given back to the player, who may decide again. */
const MOST_FAULTS = 10;
/** After this much silence a connection that looks open may be dead, for example after a sleep. */
const SILENCE = 15_000;
const ANSWER = 4_000;
/** A move that is unanswered for this long is told as a lost connection: a dead one may look open for long. */
const DOUBT = 2_500;
/** And after this long another connection is tried, each time later, because the network may only be slow. */
const FIRST_PATIENCE = 6_000;
/** The server pings every ten seconds: after this much silence the connection is dead, or will never open. */
const DEAD = 25_000;

export class Connection {
  #options: ConnectionOptions;
  #socket: Socket | null = null;
  #open = false;
  #losses = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #watched = new Map<string, () => number>();
  #commands = new Map<string, Command>();
  /** By command, the last question of each kind at each table, until it is answered. */
  #questions = new Map<string, Question>();
  /** Tables that the server could not show when we asked to watch them. */
  #unseen = new Set<string>();
  #troubled = false;
  #retries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  /** No answer comes, or the machine says that it has no network. */
  #doubtful = false;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #waited = FIRST_PATIENCE;
  /** Whether nothing was heard since the last move was sent. */
  #silent = false;
  #numbered = 0;
  #name: string;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#name = Math.floor((options.chance ?? Math.random)() * 2 ** 40).toString(36);
  }

  start(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#options.changed('connecting');
    const socket = this.#options.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#beAlive(socket);
      this.#opened();
    };
    socket.onmessage = ({ data }) => {
      this.#beAlive(socket);
      this.#heard(data);
    };
    socket.onclose = () => this.#closed(socket);
    this.#beAlive(socket);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    clearTimeout(this.#patience);
    clearTimeout(this.#again);
    clearTimeout(this.#doubt);
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    socket?.close();
  }

  /** Reconnect at once: the visitor has a new name, or the network is back. */
  restart(): void {
    this.stop();
    this.#losses = 0;
    this.start();
  }

  /** The page is visible again, or the machine is back online. */
  wake(): void {
    if (!this.#open || this.#doubtful) return this.restart();
    if (this.#now() - this.#heardAt < SILENCE) return;
    if (!this.#watched.size) return this.restart();
    for (const table of this.#watched.keys()) this.#watchAgain(table);
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.restart(), ANSWER);
  }

  /** The machine has no network. Its sockets may look open for a while. */
  offline(): void {
    if (this.#open) this.#beDoubtful();
  }

  /** `last` gives the last known event; it is asked whenever the connection comes back. */
  watch(table: string, last: () => number): void {
    this.#watched.set(table, last);
    if (this.#open) this.#watchAgain(table);
  }

  unwatch(table: string): void {
    this.#unseen.delete(table);
    for (const [command, question] of this.#questions) if (question.table === table) this.#questions.delete(command);
    if (this.#watched.delete(table) && this.#open) this.#send({ say: 'unwatch', table });
  }

  /** Send a move, as a value or in words, that answers event `after`. It is sent again, under the same name, until the server has answered. */
  act(table: string, action: Record<string, unknown> | string, after: number): Promise<Outcome> {
    const command = `${this.#name}-${++this.#numbered}`;
    const message: Incoming = { say: 'act', table, command, action, after };
    return new Promise((settle) => {
      this.#commands.set(command, { message, settle, faults: 0 });
      if (this.#open) this.#send(message);
      this.#expectAnswer();
    });
  }

  /** Say that the visitor is ready for what follows this event. Not sent again: the next position asks again. */
  ready(table: string, event: number): void {
    if (this.#open) this.#send({ say: 'ready', table, event });
  }

  /** Ask for the odds after this event. An earlier question at the same table is dropped; its answer would be too late. */
  odds(table: string, event: number): Promise<Odds | Refused> {
    return this.#ask<Odds>((command) => ({ say: 'odds', table, command, event }));
  }

  /** Ask for the best choice after this event; an earlier question is dropped in the same way. */
  hint(table: string, event: number): Promise<Hinted | Refused> {
    return this.#ask<Hinted>((command) => ({ say: 'askhint', table, command, event }));
  }

  /** Ask what this choice would cost after this event. */
  caution(table: string, event: number, action: Record<string, unknown>): Promise<Cautioned | Refused> {
    return this.#ask<Cautioned>((command) => ({ say: 'askcaution', table, command, event, action }));
  }

  #ask<A extends Answer>(question: (command: string) => Extract<Incoming, { table: string; event: number }>): Promise<A | Refused> {
    const command = `${this.#name}-${++this.#numbered}`;
    const message = question(command);
    for (const [earlier, { table, message: asked }] of this.#questions) if (table === message.table && asked.say === message.say) this.#questions.delete(earlier);
    return new Promise((settle) => {
      this.#questions.set(command, { message, table: message.table, settle: settle as Question['settle'] });
      if (this.#open) this.#send(message);
    });
  }

  get waiting(): number {
    return this.#commands.size;
  }

  /** If nothing is heard soon though a move is on its way, the connection is probably dead. */
  #expectAnswer(): void {
    clearTimeout(this.#doubt);
    this.#silent = true;
    this.#doubt = setTimeout(() => {
      if (!this.#open || !this.#commands.size || !this.#silent) return;
      this.#beDoubtful();
      this.#doubt = setTimeout(() => this.#doubtful && this.restart(), (this.#waited *= 2) / 2 - DOUBT);
    }, DOUBT);
  }

  #beDoubtful(): void {
    this.#doubtful = true;
    this.#options.changed('lost');
  }

  /** Something was heard: all is well. */
  #trust(): void {
    this.#silent = false;
    if (!this.#doubtful) return;
    this.#doubtful = false;
    this.#options.changed('open');
  }

  /** A message arrived: restart the timer after which the connection is given up. */
  #beAlive(socket: Socket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#closed(socket); // a dead connection may take minutes to close by itself
      socket.close();
    }, DEAD);
  }

  #opened(): void {
    this.#open = true;
    this.#doubtful = false;
    this.#losses = 0;
    this.#heardAt = this.#now();
    this.#unseen.clear();
    clearTimeout(this.#again);
    for (const table of this.#watched.keys()) this.#watchAgain(table);
    for (const { message } of this.#commands.values()) this.#send(message);
    for (const { message } of this.#questions.values()) this.#send(message);
    if (this.#commands.size) this.#expectAnswer();
    this.#calm();
    this.#options.changed('open');
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#open = false;
    clearTimeout(this.#probe);
    clearTimeout(this.#patience);
    clearTimeout(this.#again);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#losses++);
    this.#timer = setTimeout(() => this.start(), wait * (0.5 + (this.#options.chance ?? Math.random)() / 2));
    this.#options.changed('lost');
  }

  #heard(data: unknown): void {
    this.#heardAt = this.#now();
    clearTimeout(this.#probe);
    this.#trust();
    const message = JSON.parse(String(data)) as Outgoing;
    if (message.say === 'ping') this.#send({ say: 'pong', n: message.n });
    else if (message.say === 'ack') this.#settle(message.command, { event: message.event });
    else if (message.say === 'odds' || message.say === 'hint' || message.say === 'caution') this.#answer(message.command, message);
    else if (message.say === 'refused' && this.#answer(message.command, message)) return;
    else if (message.say === 'refused' && this.#willPass(message)) this.#retryLater();
    else if (message.say === 'refused' && message.command !== null) {
      this.#settle(message.command, { code: message.code, params: message.params });
    } else {
      if (message.say === 'table' && this.#unseen.delete(message.table.id)) this.#calm();
      this.#options.hear(message);
    }
  }

  /** Whether this was the answer to a question. */
  #answer(command: string | null, answer: Answer | Refused): boolean {
    const question = this.#questions.get(command ?? '');
    if (!question) return false;
    this.#questions.delete(command ?? '');
    question.settle(answer);
    return true;
  }

  #settle(command: string, outcome: Outcome): void {
    this.#waited = FIRST_PATIENCE;
    this.#commands.get(command)?.settle(outcome);
    this.#commands.delete(command);
    this.#calm();
  }

  /** Whether what was refused is worth sending again. An older server does not say which message it could not handle. */
  #willPass({ code, table, command }: Refusal): boolean {
    if (!PASSING.has(code)) return false;
    const waiting = command === null ? undefined : this.#commands.get(command);
    if (waiting) return ++waiting.faults < MOST_FAULTS || code === 'not_known_yet';
    if (command === null && table !== null && this.#watched.has(table)) this.#unseen.add(table);
    return this.#unseen.size > 0 || (command === null && table === null && this.#commands.size > 0);
  }

  #retryLater(): void {
    this.#say(true);
    clearTimeout(this.#again);
    this.#again = setTimeout(
      () => {
        if (!this.#open) return; // all is sent again once it is
        for (const table of this.#unseen) this.#watchAgain(table);
        for (const { message } of this.#commands.values()) this.#send(message);
      },
      Math.min(LONGEST_WAIT, FIRST_RETRY * 2 ** this.#retries++),
    );
  }

  /** An answer came: if nothing else waits for one, the trouble is over. */
  #calm(): void {
    if (this.#unseen.size || this.#commands.size) return;
    this.#retries = 0;
    this.#say(false);
  }

  #say(troubled: boolean): void {
    if (troubled !== this.#troubled) this.#options.troubled?.(troubled);
    this.#troubled = troubled;
  }

  #watchAgain(table: string): void {
    this.#send({ say: 'watch', table, since: this.#watched.get(table)?.() ?? 0 });
  }

  #send(message: Incoming): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}
