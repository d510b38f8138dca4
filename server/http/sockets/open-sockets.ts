import type { Socket } from 'node:net';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { StaffRole } from '../../../schema/states';
import { log } from '../../platform/log';
import { subscriberOf } from '../../platform/throttle/network';
import { endIfUnread, endSocket } from '../../graphql/backlog';
import { Heartbeat } from './heartbeat';

/** Whose socket this is. A role is remembered: who has another now has to come in again. */
export type SocketSession =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'staff'; readonly id: string; readonly role: StaffRole };

/** How many sockets, and subscriptions of one of them. */
export interface SocketLimits {
  readonly subscriptionsMax: number;
  readonly perSessionMax: number;
  readonly perAddressMax: number;
}

export const keyOf = ({ kind, id }: SocketSession): string => `${kind}/${id}`;

/** Which of these sessions have ended, by `keyOf`. */
export type EndedSessions = (sessions: readonly SocketSession[]) => Promise<ReadonlySet<string>>;

const SWEEP_MS = 500;
/** The close code for a client that was signed out; it fetches its user info and is sent to the login. */
const SESSION_ENDED = CloseCode.Forbidden;

interface Held {
  /** What it counts under: its network while it waits, then its session or again its network. */
  group: string;
  session: SocketSession | null;
  /** From when it is let in. */
  heartbeat: Heartbeat | null;
}

/** Every open socket, counted where it belongs, closed when its session ends or nobody reads it. */
export class OpenSockets {
  private readonly held = new Map<WebSocket, Held>();
  private readonly counts = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private sweeping = false;

  constructor(private readonly ended: EndedSessions) {
    this.timer = setInterval(() => {
      this.sweep();
      for (const { heartbeat } of this.held.values()) heartbeat?.beat();
    }, SWEEP_MS).unref();
  }

  /** Whether so many of this network wait to be greeted that no more may come. */
  crowded(address: string, { perAddressMax }: SocketLimits): boolean {
    return (this.counts.get(waiting(address)) ?? 0) >= perAddressMax;
  }

  arrive(socket: WebSocket, address: string): void {
    const held: Held = { group: waiting(address), session: null, heartbeat: null };
    this.held.set(socket, held);
    this.count(held.group, 1);
    socket.once('close', () => {
      this.held.delete(socket);
      this.count(held.group, -1);
    });
  }

  /** Counts a socket where it belongs from now on. False when there are enough of them. */
  greet(socket: WebSocket, who: Greeted, limits: SocketLimits): boolean {
    const held = this.held.get(socket);
    if (!held) return false;
    const { session, address, wire } = who;
    const group = session ? keyOf(session) : `visitor/${subscriberOf(address)}`;
    const most = session ? limits.perSessionMax : limits.perAddressMax;
    if ((this.counts.get(group) ?? 0) >= most) return false;
    this.count(held.group, -1);
    held.group = group;
    held.session = session;
    held.heartbeat = new Heartbeat(socket, wire);
    this.count(group, 1);
    return true;
  }

  /** At once when the bus names an end, twice a second in any case. */
  sweep(): void {
    for (const socket of this.held.keys()) endIfUnread(socket);
    if (this.sweeping) return;
    this.sweeping = true;
    this.endEnded()
      .catch((error: unknown) => {
        log.debug({ err: error }, 'sessions not swept');
      })
      .finally(() => (this.sweeping = false));
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async endEnded(): Promise<void> {
    const sockets = [...this.held].flatMap(([socket, { session }]) =>
      session ? [{ socket, session }] : [],
    );
    if (sockets.length === 0) return;
    const sessions = new Map(sockets.map(({ session }) => [keyOf(session), session]));
    const ended = await this.ended([...sessions.values()]);
    for (const { socket, session } of sockets) {
      if (ended.has(keyOf(session))) endSocket(socket, SESSION_ENDED, 'session ended');
    }
  }

  private count(group: string, change: number): void {
    const now = (this.counts.get(group) ?? 0) + change;
    if (now === 0) this.counts.delete(group);
    else this.counts.set(group, now);
  }
}

interface Greeted {
  readonly session: SocketSession | null;
  readonly address: string;
  /** The connection below the socket. */
  readonly wire: Pick<Socket, 'bytesWritten'>;
}

const waiting = (address: string): string => `waiting/${subscriberOf(address)}`;
