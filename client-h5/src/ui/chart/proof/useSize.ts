import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Size } from './proofChartPlaces';

/** The size of a box in pixels, followed; until it stands, one of a small phone. */
export function useSize(first: Size): [RefObject<HTMLDivElement | null>, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(first);
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0)
        setSize({ width: Math.round(width), height: Math.round(height) });
    });
    watch.observe(box.current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return [box, size];
}
