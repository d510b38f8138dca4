import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The frame on the screen, and the part that moves in it. */
interface Refs {
  readonly stage: RefObject<HTMLElement | null>;
  readonly zoom: RefObject<ReactZoomPanPinchRef | null>;
}

export const scaleMin = 0.05;
export const scaleMax = 8;
const step = 1.5;
const panBy = 60;

/** A quarter turn changes which side is the width. */
const turned = (size: Size, turn: number): Size =>
  turn % 180 === 0 ? size : { width: size.height, height: size.width };

function pan({ zoom }: Refs, x: number, y: number): void {
  const now = zoom.current?.state;
  if (now) void zoom.current?.setTransform(now.positionX + x, now.positionY + y, now.scale, 0);
}

/** Zooms about the middle of the stage. */
function zoomBy({ stage, zoom }: Refs, factor: number): void {
  const now = zoom.current?.state;
  const frame = stage.current;
  if (!now || !frame) return;
  const next = Math.min(Math.max(now.scale * factor, scaleMin), scaleMax);
  const about = (at: number, side: number) => side / 2 - (side / 2 - at) * (next / now.scale);
  const x = about(now.positionX, frame.clientWidth);
  const y = about(now.positionY, frame.clientHeight);
  void zoom.current?.setTransform(x, y, next, 0);
}

/** The scale at which the whole width fills the stage; 0 while that is not known. */
export const fitScale = (frame: HTMLElement | null, box: Size | null): number =>
  frame && box ? Math.min(frame.clientWidth / box.width, scaleMax) : 0;

/** The whole width fills the stage, from the top. */
function fit({ stage, zoom }: Refs, box: Size | null): void {
  const scale = fitScale(stage.current, box);
  if (scale > 0) void zoom.current?.setTransform(0, 0, scale, 0);
}

/** How a picture is looked at. Its scale is the true one: pixels of the screen per pixel of the picture. */
export function usePicture(refs: Refs) {
  const [size, setSize] = useState<Size | null>(null);
  const [turn, setTurn] = useState(0);
  const [scale, setScale] = useState(1);
  const box = size && turned(size, turn);
  const refit = useEffectEvent(() => {
    fit(refs, box);
  });
  const { stage } = refs;
  useEffect(() => {
    refit();
    const frame = stage.current;
    if (!frame || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => {
      refit();
    });
    watch.observe(frame);
    return () => {
      watch.disconnect();
    };
  }, [stage, size, turn]);
  return {
    ...{ scale, turn, box, size },
    onScale: setScale,
    onSize: setSize,
    rotate: () => {
      setTurn((before) => before + 90);
    },
  };
}

/** What buttons and keys do to the picture. */
export const usePictureActs = (refs: Refs, { box, rotate }: Pick<Picture, 'box' | 'rotate'>) => ({
  zoomIn: () => {
    zoomBy(refs, step);
  },
  zoomOut: () => {
    zoomBy(refs, 1 / step);
  },
  rotate,
  reset: () => {
    fit(refs, box);
  },
  ArrowLeft: () => {
    pan(refs, panBy, 0);
  },
  ArrowRight: () => {
    pan(refs, -panBy, 0);
  },
  ArrowUp: () => {
    pan(refs, 0, panBy);
  },
  ArrowDown: () => {
    pan(refs, 0, -panBy);
  },
});

export type Picture = ReturnType<typeof usePicture>;
export type PictureActs = ReturnType<typeof usePictureActs>;
