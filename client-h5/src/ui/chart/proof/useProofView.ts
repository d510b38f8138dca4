import { useRef, useState, type PointerEvent } from 'react';
import type { TimeWindow } from './proofTypes';

/** Nearer than this nothing moves any more. */
const NEAREST_MS = 5_000;
const STEP = 1.6;

/** The part of the time axis that is in sight: all of it, until somebody comes closer. */
export function useProofView(whole: TimeWindow) {
  const [part, setPart] = useState<TimeWindow | null>(null);
  const view = part ?? whole;
  const show = (from: number, length: number) => {
    const kept = Math.min(whole.to - whole.from, Math.max(NEAREST_MS, length));
    const start = Math.min(Math.max(from, whole.from), whole.to - kept);
    setPart(kept >= whole.to - whole.from ? null : { from: start, to: start + kept });
  };
  const length = view.to - view.from;
  const zoom = (factor: number) => {
    const next = length / factor;
    show((view.from + view.to - next) / 2, next);
  };
  const move = (share: number) => {
    show(view.from + share * length, length);
  };
  return {
    view,
    zoomed: part !== null,
    nearer: () => {
      zoom(STEP);
    },
    further: () => {
      zoom(1 / STEP);
    },
    earlier: () => {
      move(-0.5);
    },
    later: () => {
      move(0.5);
    },
    drag: useDrag(view, show),
  };
}

/** A finger or mouse takes the picture along, sideways; up and down stay the page's. */
function useDrag(view: TimeWindow, show: (from: number, length: number) => void) {
  const held = useRef<{ readonly x: number; readonly view: TimeWindow } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      held.current = { x: event.clientX, view };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = held.current;
      if (!start || event.buttons === 0) return;
      const { width } = event.currentTarget.getBoundingClientRect();
      const length = start.view.to - start.view.from;
      show(start.view.from - ((event.clientX - start.x) / width) * length, length);
    },
    onPointerUp: () => {
      held.current = null;
    },
  };
}
