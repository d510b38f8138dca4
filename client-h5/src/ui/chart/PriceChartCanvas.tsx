import { useCallback, useEffect } from 'react';
import { PriceChartAdapter } from './PriceChartAdapter';
import type { ChartCanvasProps } from './priceChartTypes';
import { useChartCanvas } from './useChartCanvas';
import priceChartStyles from './PriceChart.module.css';

/** The inline canvas, with the running contracts marked. */
export function PriceChartCanvas(props: ChartCanvasProps) {
  const { instrumentId, setting, bars, contracts, ref } = props;
  const draw = useCallback((room: HTMLElement) => new PriceChartAdapter(room, setting), [setting]);
  const { box, drawing, paint } = useChartCanvas({ instrumentId, draw, ref });
  useEffect(() => drawing.current?.setBars(bars), [drawing, bars, draw, paint]);
  useEffect(
    () => drawing.current?.setContracts(contracts),
    [drawing, contracts, bars, draw, paint],
  );
  return <div ref={box} className={priceChartStyles.priceChartCanvas} aria-hidden />;
}
