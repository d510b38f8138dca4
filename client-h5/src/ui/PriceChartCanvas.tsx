import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { onQuote, quoteState } from '../lib/quoteStore';
import { onColours } from './priceChartColours';
import { PriceChartAdapter } from './PriceChartAdapter';
import type { ChartCanvasProps } from './priceChartTypes';

/** The canvas: made anew when its setting or the colours change, moved by each price in between. */
export function PriceChartCanvas({
  instrumentId,
  setting,
  bars,
  contracts,
  ref,
}: ChartCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const adapter = useRef<PriceChartAdapter>(null);
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
    const made = new PriceChartAdapter(box.current, setting);
    adapter.current = made;
    return () => {
      adapter.current = null;
      made.remove();
    };
  }, [setting, paint]);
  useEffect(() => adapter.current?.setBars(bars), [bars, setting, paint]);
  useEffect(() => adapter.current?.setContracts(contracts), [contracts, bars, setting, paint]);
  useEffect(
    () =>
      onQuote(instrumentId, () => {
        const quote = quoteState(instrumentId)?.quote;
        if (quote) adapter.current?.tick(Date.parse(quote.at), Number(quote.price));
      }),
    [instrumentId],
  );
  useImperativeHandle(ref, () => ({ zoom: (factor) => adapter.current?.zoom(factor) }), []);
  return <div ref={box} className="price-chart-canvas" aria-hidden />;
}
