import { useCallback, useEffect } from 'react';
import type { ChartCanvasProps } from './priceChartTypes';
import type { Study } from './studies';
import { StudyChartAdapter } from './StudyChartAdapter';
import { useChartCanvas } from './useChartCanvas';
import studyChartStyles from './StudyChart.module.css';

interface Props extends Omit<ChartCanvasProps, 'contracts'> {
  readonly shown: readonly Study[];
}

/** The large canvas, with the indicators that were chosen. */
export function StudyChartCanvas({ instrumentId, setting, bars, shown, ref }: Props) {
  const draw = useCallback(
    (room: HTMLElement) => new StudyChartAdapter(room, setting, bars),
    [setting, bars],
  );
  const { box, drawing, paint } = useChartCanvas({ instrumentId, draw, ref });
  useEffect(() => drawing.current?.show(shown), [drawing, shown, draw, paint]);
  return <div ref={box} className={studyChartStyles.studyChartCanvas} aria-hidden />;
}
