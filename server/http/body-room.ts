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
