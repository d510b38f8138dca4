import { useEffect, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { onQuote, quoteState } from '../../lib/live/quoteStore';
import { onColours } from './priceChartColours';
import type { ChartHandle } from './priceChartTypes';

/** What a canvas asks of the file that knows its library. */
interface Drawing {
  /** A new price: `at` in milliseconds. */
  tick(at: number, price: number): void;
  /** Above 1 comes closer. */
  zoom(factor: number): void;
  remove(): void;
}

interface Wanted<D extends Drawing> {
  readonly instrumentId: string;
  /** Draws into the box; another function draws anew. */
  readonly draw: (box: HTMLElement) => D;
  readonly ref?: Ref<ChartHandle> | undefined;
}

interface Canvas<D extends Drawing> {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly drawing: RefObject<D | null>;
  /** Changes whenever the drawing was made anew for other colours. */
  readonly paint: number;
}

/** A drawing that is made anew when it or the colours change, and moved by each price in between. */
export function useChartCanvas<D extends Drawing>({
  instrumentId,
  draw,
  ref,
}: Wanted<D>): Canvas<D> {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<D>(null);
  const [paint, setPaint] = useState(0);
  useEffect(
    () =>
      onColours(() => {
        setPaint((count) => count + 1);
      }),
    [],
  );
  useEffect(() => {
    if (!box.current) return;
    const made = draw(box.current);
    drawing.current = made;
    return () => {
      drawing.current = null;
      made.remove();
    };
  }, [draw, paint]);
  useEffect(
    () =>
      onQuote(instrumentId, () => {
        const quote = quoteState(instrumentId)?.quote;
        if (quote) drawing.current?.tick(Date.parse(quote.at), Number(quote.price));
      }),
    [instrumentId],
  );
  useImperativeHandle(ref, () => ({ zoom: (factor) => drawing.current?.zoom(factor) }), []);
  return { box, drawing, paint };
}
