// One table as this page knows it: who sits there, the position of the match, and what led to it.
import type { Beat } from '../games/contract';
import type { Outcome, Refused } from '../net/connection';
import type { Cautioned, Event, Happened, Hinted, Odds, Outgoing, Position, TableInfo } from '../net/shapes';
import { Pacer } from './pacer';

const REMEMBERED = 80;
/** If the match is over and nothing more is heard for this long, it was left before its end. */
const LAST_WORD = 600;

type View = Position['view'];
type Send = (action: Record<string, unknown> | string, after: number) => Promise<Outcome>;
export type AskOdds = (event: number) => Promise<Odds | Refused>;
/** What the coach can be asked. */
export interface AskCoach {
  hint(event: number): Promise<Hinted | Refused>;
  caution(event: number, action: Record<string, unknown>): Promise<Cautioned | Refused>;
}
const NOBODY: AskCoach = { hint: () => new Promise(() => undefined), caution: () => new Promise(() => undefined) };
interface Scene {
  events: readonly Happened[];
  view: View;
  /** Null if other moves followed at once, so that nothing could be done. */
  position: Position | null;
  cameAt: number;
}

export interface Pause {
  waitingFor: readonly number[];
  until: number | null;
}

export class Room {
  readonly id: string;
  info: TableInfo | null = $state.raw(null);
  /** When that was told: what it says of times to wait counts from then. */
  infoAt = $state(0);
  view: View | null = $state.raw(null);
  story: readonly Beat<View>[] = $state.raw([]);
  refusal: { code: string; params: Record<string, unknown> } | null = $state.raw(null);
  /** When the time of the player to move is up, on this page's clock. */
  timeUp: number | null = $state(null);
  deadline: number | null = $state(null);
  /** The pause before the next round: whom it waits for, and until when on this page's clock (null: for as long as they like). */
  pause: Pause | null = $state.raw(null);
  /** Whether a move of ours is being sent. */
  sending = $state(false);
  /** The event of the position that is shown; null while one is shown after which more has happened already. */
  position: number | null = $state(null);
  readonly askOdds: AskOdds;
  readonly coach: AskCoach;
  #legal: readonly Record<string, unknown>[] = $state.raw([]);
  #asks: readonly number[] = [];
  #takeBack = $state(false);
  /** Whether the end of the match has been shown. */
  #ended = $state(false);
  #ending: ReturnType<typeof setTimeout> | undefined;
  /** Whether the last position that was heard is the end of the match. */
  #played = false;
  /** The match began before this page came: what happened until then is shown as a whole. */
  #late = false;
  #last = 0;
  #answered = 0;
  #acted = 0;
  #pending: Happened[] = [];
  #send: Send;
  #sayReady: (event: number) => void;
  #readyAfter = -1;
  #pace: (beat: Beat<View>) => number = () => 0;
  #pacer: Pacer<Scene>;

  constructor(id: string, send: Send, sayReady: (event: number) => void = () => undefined, askOdds: AskOdds = () => new Promise(() => undefined), coach = NOBODY) {
    this.id = id;
    this.#send = send;
    this.#sayReady = sayReady;
    this.askOdds = askOdds;
    this.coach = coach;
    this.#pacer = new Pacer(
      (scene) => this.#show(scene),
      () => this.#hold(),
      () => this.#end(),
    );
  }

  /** The table as it is to be shown: a match goes on until its last move has been shown. */
  get shown(): TableInfo | null {
    return this.info?.status === 'over' && !this.#ended ? { ...this.info, status: 'playing', your_move: false } : this.info;
  }

  /** Whether the end of the match came while this page was there. */
  get sawTheEnd(): boolean {
    return this.#ended && this.story.length > 1;
  }

  /** The last event that was received. */
  get last(): number {
    return this.#last;
  }

  get beat(): Beat<View> | null {
    return this.story.at(-1) ?? null;
  }

  /** Whether the viewer has left their seat. It is theirs again once they ask for it. */
  get left(): boolean {
    return this.info?.you != null && Boolean(this.info.seats?.[this.info.you]?.left);
  }

  get legal(): readonly Record<string, unknown>[] {
    return this.sending || this.left ? [] : this.#legal;
  }

  /** Those of the legal moves that give something up, so that the player is asked first. */
  get asking(): readonly Record<string, unknown>[] {
    return this.legal.filter((_, place) => this.#asks.includes(place));
  }

  /** Whether our last move can be taken back now, as far as is known: not once more has happened, even if that is not shown yet. */
  get mayTakeBack(): boolean {
    return this.#takeBack && !this.busy && this.info?.status === 'playing';
  }

  get yourTurn(): boolean {
    if (this.info?.status !== 'playing' || this.info.you === null || this.left) return false;
    return this.#legal.length > 0 || Boolean(this.pause?.waitingFor.includes(this.info.you));
  }

  /** Whether a move of ours is on its way, or its position has not been shown yet. */
  get busy(): boolean {
    return this.sending || this.#acted > this.#answered;
  }

  /** The table is on screen from now on: show events at a pace that can be followed. */
  follow(pace: (beat: Beat<View>) => number): void {
    this.#pace = pace;
  }

  unfollow(): void {
    this.#pace = () => 0;
    this.#pacer.flush();
  }

  /** The viewer has seen enough of what is shown, and need not wait for what follows. */
  hurry(): void {
    this.#pacer.skip();
  }

  hear(message: Outgoing): void {
    if (message.say === 'table') this.#told(message.table);
    else if (message.say === 'event') this.#happened(message);
    else if (message.say === 'refused') this.refusal = message;
    else if (message.say === 'position') this.#placed(message);
  }

  async act(action: Record<string, unknown> | string): Promise<Outcome> {
    this.sending = true;
    const outcome = await this.#send(action, this.#answered);
    this.sending = false;
    // What was legal before our move no longer is; the next position says what is.
    if ('event' in outcome) this.#acted = outcome.event;
    if (this.#acted > this.#answered) this.#legal = [];
    return outcome;
  }

  #told(table: TableInfo): void {
    if (this.info === null) this.#late = table.status !== 'waiting';
    [this.info, this.infoAt] = [table, Date.now()];
    if (table.unreadable) this.#ended = true;
    else if (!this.#pacer.busy) this.#end();
  }

  /** Everything heard so far has been shown. If the match is over, that can be shown too. */
  #end(): void {
    if (this.#ended || this.info?.status !== 'over' || this.view === null) return;
    clearTimeout(this.#ending);
    // The news that a match is over may come before its last moves.
    if (this.#played) this.#ended = true;
    else this.#ending = setTimeout(() => (this.#ended = !this.#pacer.busy), LAST_WORD);
  }

  /** The visitor is ready for the next round. */
  ready(): void {
    this.#readyAfter = this.#answered;
    this.#sayReady(this.#answered);
  }

  #happened({ event, by, what, at, news, told, view }: Event): void {
    if (event <= this.#last) return;
    this.#last = event;
    this.#takeBack = false;
    this.#pending.push({ event, by, what, at, news, told });
    if (view && !this.#late) this.#pacer.add({ events: this.#pending.splice(0), view, position: null, cameAt: Date.now() });
  }

  #placed(position: Position): void {
    const scene = { events: this.#pending.splice(0), view: position.view, position, cameAt: Date.now() };
    this.#last = Math.max(this.#last, position.event);
    this.#played = position.view.result != null || this.info?.status === 'over';
    const catchUp = this.#late || (this.view === null && !this.#pacer.behind) || scene.events.length === 0;
    this.#late = false;
    if (catchUp) {
      this.#pacer.flush();
      this.#show(scene);
      this.#end();
    } else this.#pacer.add(scene);
  }

  #show({ events, view, position, cameAt }: Scene): void {
    if (events.length) this.story = [...this.story, { events, before: this.view, after: view }].slice(-REMEMBERED);
    this.view = view;
    // A position from before our move, shown late, has no legal actions any more.
    this.#legal = position && position.event >= this.#acted ? position.legal : [];
    this.position = position?.event ?? null;
    if (!position) return;
    this.#answered = position.event;
    this.#asks = position.asks;
    this.#takeBack = position.take_back && position.event >= this.#last;
    this.timeUp = position.time_left === null ? null : cameAt + position.time_left;
    this.deadline = position.deadline === null ? null : cameAt + position.deadline;
    this.pause = position.pause && { waitingFor: position.pause.waiting_for, until: position.pause.left === null ? null : cameAt + position.pause.left };
    // After a reconnection the server may not know what was said before.
    if (this.#readyAfter === position.event && this.info?.you != null && this.pause?.waitingFor.includes(this.info.you)) this.#sayReady(position.event);
  }

  #hold(): number {
    return this.beat && document.visibilityState === 'visible' ? this.#pace(this.beat) : 0;
  }
}
