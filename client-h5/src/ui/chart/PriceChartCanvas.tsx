import { useCallback, useEffect, useState } from 'react';
import { PriceChartAdapter } from './PriceChartAdapter';
import { PriceChartFigures } from './PriceChartFigures';
import type { ChartBar, ChartCanvasProps } from './priceChartTypes';
import { useChartCanvas } from './useChartCanvas';
import priceChartStyles from './PriceChart.module.css';

export { PriceChartTable } from './PriceChartTable';

/** The inline canvas, with the running contracts marked and the figures of the bar that is pointed at. */
export function PriceChartCanvas(props: ChartCanvasProps) {
  const { instrumentId, setting, bars, older, contracts, ref } = props;
  const [pointedAt, setPointedAt] = useState<ChartBar | null>(null);
  const draw = useCallback(
    (room: HTMLElement) => new PriceChartAdapter(room, setting, setPointedAt),
    [setting],
  );
  const { box, drawing, paint } = useChartCanvas({ instrumentId, draw, ref });
  useEffect(() => drawing.current?.setBars(bars, older), [drawing, bars, older, draw, paint]);
  useEffect(
    () => drawing.current?.setContracts(contracts),
    [drawing, contracts, bars, draw, paint],
  );
  return (
    <>
      <div ref={box} className={priceChartStyles.priceChartCanvas} aria-hidden />
      {pointedAt && <PriceChartFigures bar={pointedAt} setting={setting} />}
    </>
  );
}
