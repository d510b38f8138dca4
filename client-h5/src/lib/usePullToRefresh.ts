import { useEffect, useRef, useState, type RefObject } from 'react';

/** Pulled as far as this, letting go reloads. */
const TRIGGER_PX = 70;
/** How long it says that it is done. */
const SAID_MS = 2_000;

/** `pulling`, `ready`: under the finger. `done`, `failed`: said for a moment. */
export type PullPhase = 'idle' | 'pulling' | 'ready' | 'refreshing' | 'done' | 'failed';

interface Pull {
  readonly phase: PullPhase;
  /** Takes `--pull`: how far the finger has come, 0 to 1 of what is needed. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** Pulling the page down from its top reloads. Not from within a sheet, and not sideways. */
export function usePullToRefresh(onRefresh: () => Promise<unknown>): Pull {
  const [phase, setPhase] = useState<PullPhase>('idle');
  const place = useRef<HTMLDivElement>(null);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });
  useEffect(() => {
    let busy = false;
    let said: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      busy = true;
      setPhase('refreshing');
      const done = await refresh.current().then(
        () => true,
        () => false,
      );
      busy = false;
      setPhase(done ? 'done' : 'failed');
      said = setTimeout(() => {
        setPhase('idle');
      }, SAID_MS);
    };
    const stop = followFinger({
      moved: (part) => {
        if (busy) return;
        clearTimeout(said);
        place.current?.style.setProperty('--pull', String(part));
        setPhase(part < 1 ? 'pulling' : 'ready');
      },
      ended: (part) => {
        if (busy) return;
        if (part >= 1) void run();
        else setPhase('idle');
      },
    });
    return () => {
      clearTimeout(said);
      stop();
    };
  }, []);
  return { phase, place };
}

interface Finger {
  /** `part`: 0 to 1 of the way that is needed. */
  readonly moved: (part: number) => void;
  readonly ended: (part: number) => void;
}

/** Pixels downwards; null upwards or sideways. */
function pulledDown(from: Touch, to: Touch): number | null {
  const down = to.clientY - from.clientY;
  return down > 0 && down >= Math.abs(to.clientX - from.clientX) ? down : null;
}

/** Tells of a finger that pulls the page down from its top. Returns the way to stop. */
function followFinger({ moved, ended }: Finger): () => void {
  let from: Touch | null = null;
  let part = 0;
  const start = ({ touches, target }: TouchEvent) => {
    const above = target instanceof Element && target.closest('[role=dialog]') !== null;
    from = window.scrollY > 0 || above || touches.length > 1 ? null : (touches[0] ?? null);
    part = 0;
  };
  const move = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (!from || !touch) return;
    const down = pulledDown(from, touch);
    // Decided by the first way it takes: a page that scrolls, or a row that is swiped, is left alone.
    if (part === 0 && down === null) from = null;
    else {
      part = Math.min(1, Math.max(0.01, (down ?? 0) / TRIGGER_PX));
      moved(part);
    }
  };
  const end = () => {
    if (from && part > 0) ended(part);
    from = null;
  };
  const cancel = () => {
    if (from && part > 0) ended(0);
    from = null;
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  window.addEventListener('touchstart', start, options);
  window.addEventListener('touchmove', move, options);
  window.addEventListener('touchend', end, options);
  window.addEventListener('touchcancel', cancel, options);
  return () => {
    stop.abort();
  };
}
