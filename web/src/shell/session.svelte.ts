// The visitor, the tables they sit at or watch, and the one connection to the server.
import { shares } from '../fair/share';
import { api, Refusal } from '../net/api';
import { Connection, type Socket } from '../net/connection';
import type { GameInfo, Me, Outgoing, TableInfo } from '../net/shapes';
import { Room } from '../table/room.svelte';
import { speech } from '../words/language.svelte';

/** Milliseconds for which an answer to who we are is new enough. */
const FRESH = 3000;

class Session {
  me: Me | null = $state.raw(null);
  /** The server was asked and does not know us, so a name is needed. Until then the visitor is not asked for one. */
  stranger = $state(false);
  games: readonly GameInfo[] = $state.raw([]);
  /** Whether the connection is lost. One that is only renewed, for a new name, or not there yet at first, is not. */
  lost = $state(false);
  /** The server cannot do its work at present; what it was asked is sent again by itself. */
  troubled = $state(false);
  notice: { text: string; at: number } | null = $state.raw(null);
  rooms: Record<string, Room> = $state({});
  #refreshed = 0;
  #met = false;
  /** Tables that are being answered. */
  #lending = new Set<string>();
  #connection = new Connection({
    connect,
    hear: (message) => this.#hear(message),
    changed: (state) => {
      this.#met ||= state === 'open';
      if (state !== 'connecting') this.lost = this.#met && state === 'lost';
    },
    troubled: (troubled) => (this.troubled = troubled),
  });

  get name(): string | null {
    return this.me?.name || null;
  }

  /** All tables of the visitor, as up to date as the connection made them. */
  get tables(): TableInfo[] {
    return (this.me?.tables ?? []).map((table) => this.rooms[table.id]?.info ?? table);
  }

  waitsForMe(table: TableInfo): boolean {
    const room = this.rooms[table.id];
    return room?.view ? room.yourTurn : table.your_move;
  }

  async start(): Promise<void> {
    this.#connection.start();
    window.addEventListener('online', () => this.#connection.wake());
    window.addEventListener('offline', () => this.#connection.offline());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#connection.wake();
    });
    await Promise.all([this.refresh(), this.readGames()]);
  }

  async readGames(): Promise<void> {
    this.games = await this.#tried(api.games(speech.language), this.games);
  }

  /** Ask again who we are and where we sit, unless the server was asked a moment ago. */
  async refreshIfOld(): Promise<void> {
    if (Date.now() - this.#refreshed > FRESH) await this.refresh();
  }

  /** Ask again who we are and where we sit. */
  async refresh(): Promise<void> {
    this.#refreshed = Date.now();
    try {
      this.me = await api.me();
    } catch {
      // unknown to the server, or no connection: keep what is known
    }
    this.stranger = !this.name;
    for (const table of this.me?.tables ?? []) if (table.status !== 'over') this.room(table.id);
  }

  /** Take a name; why it was refused, if it was. */
  async introduce(name: string): Promise<Refusal | null> {
    try {
      this.me = await api.introduce(name);
    } catch (bad) {
      if (bad instanceof Refusal) return bad;
      throw bad;
    }
    this.stranger = false;
    this.#connection.restart(); // the connection must know the new name
    return null;
  }

  /** The room of a table, watched from now on. */
  room(id: string): Room {
    const known = this.rooms[id];
    if (known) return known;
    const room = new Room(
      id,
      (action, after) => this.#connection.act(id, action, after),
      (event) => this.#connection.ready(id, event),
      (event) => this.#connection.odds(id, event),
      { hint: (event) => this.#connection.hint(id, event), caution: (event, action) => this.#connection.caution(id, event, action) },
    );
    this.rooms[id] = room;
    this.#connection.watch(id, () => room.last);
    return room;
  }

  /** The table is no longer on screen. If the visitor sits there, it still gets events. */
  leave(room: Room): void {
    room.unfollow();
    if (room.info?.you != null && room.info.status !== 'over') return;
    this.#connection.unwatch(room.id);
    delete this.rooms[room.id];
  }

  say(text: string): void {
    this.notice = { text, at: Date.now() };
  }

  refused(refusal: { code: string; params?: Record<string, unknown> }): void {
    this.say(speech.words.error(refusal.code, refusal.params));
  }

  /** Do something over HTTP; on a refusal, show it and return null. */
  async try<T>(asked: Promise<T>): Promise<T | null> {
    return this.#tried<T | null>(asked, null);
  }

  async #tried<T>(asked: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await asked;
    } catch (bad) {
      if (!(bad instanceof Refusal)) throw bad;
      this.refused(bad);
      return otherwise;
    }
  }

  /** Start the match. This device commits first, unless it already has, so that it can open. */
  async startMatch(table: TableInfo): Promise<TableInfo | null> {
    if (table.you !== null && !shares.holds(table)) await this.#quietly(api.sit(table.id, shares.commit(table, table.you)));
    const started = await this.try(api.start(table.id));
    return started && ((await this.#lend(started)) ?? started);
  }

  /** Give this device's fingerprint, or open its part of the dice, if the table waits for that. */
  async #lend(table: TableInfo): Promise<TableInfo | null> {
    if (this.#lending.has(table.id)) return null;
    const answer = shares.answer(table);
    if (!answer) return null;
    this.#lending.add(table.id);
    const done = await this.#quietly('open' in answer ? api.open(table.id, answer.open) : api.sit(table.id, answer.commit));
    this.#lending.delete(table.id);
    const latest = this.rooms[table.id]?.info; // it may have asked for more meanwhile
    return ((await this.#lend(latest ?? done ?? table)) ?? done) || null;
  }

  /** If the table has changed meanwhile this is refused, and its next message says what it waits for. */
  async #quietly<T>(asked: Promise<T>): Promise<T | null> {
    return asked.catch(() => null);
  }

  #hear(message: Outgoing): void {
    const id = message.say === 'table' ? message.table.id : 'table' in message ? message.table : null;
    if (message.say === 'table') void this.#lend(message.table);
    if (id !== null) this.rooms[id]?.hear(message);
    else if (message.say === 'refused') this.refused(message);
  }
}

function connect(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const web = new WebSocket(`${scheme}://${location.host}/api/socket`);
  const socket: Socket = { send: (text) => web.send(text), close: () => web.close(), onopen: null, onmessage: null, onclose: null };
  web.onopen = () => socket.onopen?.();
  web.onmessage = ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data });
  web.onclose = () => socket.onclose?.();
  return socket;
}

export const session = new Session();
