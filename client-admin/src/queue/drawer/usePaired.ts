import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';

/** How a picture lies in its frame, in parts of its size when it fills the frame: pictures differ in size. */
interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

type Take = (view: View) => void;

/** Pictures that are zoomed and moved together. */
export interface PicturePair {
  readonly join: (take: Take) => () => void;
  readonly moved: (by: Take, view: View) => void;
}

export function newPair(): PicturePair {
  const members = new Set<Take>();
  return {
    join: (take) => {
      members.add(take);
      return () => members.delete(take);
    },
    moved: (by, view) => {
      for (const take of members) if (take !== by) take(view);
    },
  };
}

interface State {
  readonly scale: number;
  readonly positionX: number;
  readonly positionY: number;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

const same = (one: State, other: State | null): boolean =>
  other !== null &&
  near(one.scale, other.scale) &&
  near(one.positionX, other.positionX) &&
  near(one.positionY, other.positionY);

/** Ties a picture to its pair. `fitted` is the scale at which it fills its frame; 0 before it is known. */
export function usePaired(
  pair: PicturePair | undefined,
  zoom: RefObject<ReactZoomPanPinchRef | null>,
  fitted: () => number,
): (state: State) => void {
  /** What the other one asked for: it is not told of it again. */
  const followed = useRef<State>(null);
  const take = useEffectEvent((view: View) => {
    const fit = fitted();
    if (fit === 0) return;
    const state = {
      scale: view.zoom * fit,
      positionX: view.left * fit,
      positionY: view.top * fit,
    };
    followed.current = state;
    void zoom.current?.setTransform(state.positionX, state.positionY, state.scale, 0);
  });
  const own = useRef<Take>(() => undefined);
  useEffect(() => {
    const heard: Take = (view) => {
      take(view);
    };
    own.current = heard;
    return pair?.join(heard);
  }, [pair]);
  return (state) => {
    const fit = fitted();
    if (!pair || fit === 0 || same(state, followed.current)) return;
    followed.current = null;
    const { scale, positionX, positionY } = state;
    pair.moved(own.current, { zoom: scale / fit, left: positionX / fit, top: positionY / fit });
  };
}
