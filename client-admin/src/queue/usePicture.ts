import { useReducer, type KeyboardEvent, type PointerEvent } from 'react';

interface View {
  readonly scale: number;
  readonly turn: number;
  readonly x: number;
  readonly y: number;
}

type Act = 'zoomIn' | 'zoomOut' | 'rotate' | 'reset' | { readonly x: number; readonly y: number };

const whole: View = { scale: 1, turn: 0, x: 0, y: 0 };
const scaleMax = 8;
const step = 1.5;
const panBy = 40;

function change(view: View, act: Act): View {
  if (typeof act === 'object') return { ...view, x: view.x + act.x, y: view.y + act.y };
  switch (act) {
    case 'zoomIn':
      return { ...view, scale: Math.min(view.scale * step, scaleMax) };
    case 'zoomOut':
      // Back at its whole size a picture is also back in its place.
      return view.scale <= step
        ? { ...whole, turn: view.turn }
        : { ...view, scale: view.scale / step };
    case 'rotate':
      return { ...view, turn: view.turn + 90 };
    case 'reset':
      return whole;
  }
}

const byKey: Readonly<Record<string, Act>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'reset',
  ArrowLeft: { x: panBy, y: 0 },
  ArrowRight: { x: -panBy, y: 0 },
  ArrowUp: { x: 0, y: panBy },
  ArrowDown: { x: 0, y: -panBy },
};

/** How a picture is looked at, and the doors to change it: buttons, keys, dragging. */
export function usePicture() {
  const [view, act] = useReducer(change, whole);
  const stage = {
    onKeyDown: (event: KeyboardEvent) => {
      const wanted = byKey[event.key];
      if (wanted === undefined) return;
      event.preventDefault();
      act(wanted);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.buttons === 1) act({ x: event.movementX, y: event.movementY });
    },
  };
  return { view, act, stage };
}
