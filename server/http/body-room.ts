import type { Response } from 'express';
import { requireUser, type Context } from '../platform/context';
import { refuse } from '../platform/domain-error';

const MEBIBYTE = 1024 * 1024;
/** Room for as many pictures as may be decoded or wait for it, and some on their way. */
const ROOM_BYTES = 256 * MEBIBYTE;
/** One person's part of it: nobody shuts the others out. */
const OWNER_BYTES = 128 * MEBIBYTE;

/** What one request keeps in memory of its body. */
export interface HeldBytes {
  /** False when there is no room for them. */
  add(bytes: number): boolean;
  /** Once the request is answered, or nobody waits for the answer any more. */
  release(): void;
}

export interface BodyRoom {
  hold(owner: string): HeldBytes;
}

/** How much of all bodies one process keeps in memory at once. */
export function createBodyRoom(most = ROOM_BYTES, mostPerOwner = OWNER_BYTES): BodyRoom {
  const byOwner = new Map<string, number>();
  let all = 0;
  const change = (owner: string, bytes: number) => {
    const now = (byOwner.get(owner) ?? 0) + bytes;
    all += bytes;
    if (now === 0) byOwner.delete(owner);
    else byOwner.set(owner, now);
  };
  return {
    hold(owner) {
      let held = 0;
      let released = false;
      return {
        add(bytes) {
          const theirs = (byOwner.get(owner) ?? 0) + bytes;
          if (released || all + bytes > most || theirs > mostPerOwner) return false;
          held += bytes;
          change(owner, bytes);
          return true;
        },
        release() {
          released = true;
          change(owner, -held);
          held = 0;
        },
      };
    },
  };
}

/** What all paths that take files share. */
export interface Sharing {
  readonly room: BodyRoom;
  /** True from the moment on in which the server begins to stop. */
  readonly draining: { readonly now: boolean };
}

/**
 * Room for the body of a user's request, until its answer is closed. Nothing is kept of anybody else's.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, SYSTEM_BUSY while the server stops
 */
export const roomOf = (sharing: Sharing, ctx: Context, res: Response): HeldBytes =>
  roomFor(sharing, requireUser(ctx).userId, res);

/** The same for whoever was let in already, by a name of their own. @throws SYSTEM_BUSY */
export function roomFor({ room, draining }: Sharing, owner: string, res: Response): HeldBytes {
  if (draining.now) refuse('SYSTEM_BUSY', {});
  const held = room.hold(owner);
  res.once('close', () => {
    held.release();
  });
  return held;
}
