/**
 * Whether a name comes for the first time in `everyMs` milliseconds, in this process. At most `keptMost` names are kept:
 * beyond them the oldest may come again sooner.
 */
export function onceIn(everyMs: number, keptMost: number): (name: string) => boolean {
  /** When each came last, the oldest first. */
  const came = new Map<string, number>();
  return (name) => {
    const now = performance.now();
    const isOver = (at: number) => now - at >= everyMs;
    const before = came.get(name);
    if (before !== undefined && !isOver(before)) return false;
    came.delete(name);
    for (const [other, at] of came) {
      if (!isOver(at) && came.size < keptMost) break;
      came.delete(other);
    }
    came.set(name, now);
    return true;
  };
}
