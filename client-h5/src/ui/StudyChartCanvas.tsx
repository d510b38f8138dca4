import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { onQuote, quoteState } from '../lib/quoteStore';
import { onColours } from './priceChartColours';
import type { ChartCanvasProps } from './priceChartTypes';
import type { Study } from './studies';
import { StudyChartAdapter } from './StudyChartAdapter';

interface Props extends Omit<ChartCanvasProps, 'contracts'> {
  readonly shown: readonly Study[];
}

/** The large canvas: made anew when its bars, its setting or the colours change. */
export function StudyChartCanvas({ instrumentId, setting, bars, shown, ref }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const adapter = useRef<StudyChartAdapter>(null);
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
    const made = new StudyChartAdapter(box.current, setting, bars);
    adapter.current = made;
    return () => {
      adapter.current = null;
      made.remove();
    };
  }, [setting, bars, paint]);
  useEffect(() => adapter.current?.show(shown), [shown, setting, bars, paint]);
  useEffect(
    () =>
      onQuote(instrumentId, () => {
        const quote = quoteState(instrumentId)?.quote;
        if (quote) adapter.current?.tick(Date.parse(quote.at), Number(quote.price));
      }),
    [instrumentId],
  );
  useImperativeHandle(ref, () => ({ zoom: (factor) => adapter.current?.zoom(factor) }), []);
  return <div ref={box} className="study-chart-canvas" aria-hidden />;
}
