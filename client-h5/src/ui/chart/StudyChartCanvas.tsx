import { useCallback, useEffect, useState } from 'react';
import { PriceChartFigures } from './PriceChartFigures';
import type { ChartBar, ChartCanvasProps } from './priceChartTypes';
import type { Study } from './studies';
import { StudyChartAdapter } from './StudyChartAdapter';
import { useChartCanvas } from './useChartCanvas';
import studyChartStyles from './StudyChart.module.css';

interface Props extends Omit<ChartCanvasProps, 'contracts'> {
  readonly shown: readonly Study[];
}

/** The large canvas, with the indicators that were chosen and the figures of the bar that is pointed at. */
export function StudyChartCanvas({ instrumentId, setting, bars, older, shown, ref }: Props) {
  const [pointedAt, setPointedAt] = useState<ChartBar | null>(null);
  const [height, setHeight] = useState(0);
  const draw = useCallback(
    (room: HTMLElement) =>
      new StudyChartAdapter(room, { setting, bars, older }, (bar, prices) => {
        setPointedAt(bar);
        setHeight(prices);
      }),
    [setting, bars, older],
  );
  const { box, drawing, paint } = useChartCanvas({ instrumentId, draw, ref });
  useEffect(() => drawing.current?.show(shown), [drawing, shown, draw, paint]);
  return (
    <div className={studyChartStyles.studyChartRoom}>
      <div ref={box} className={studyChartStyles.studyChartCanvas} aria-hidden />
      {pointedAt && (
        <div className={studyChartStyles.studyFigures} style={{ height }}>
          <PriceChartFigures bar={pointedAt} setting={setting} />
        </div>
      )}
    </div>
  );
}
