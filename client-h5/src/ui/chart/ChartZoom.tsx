import { Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Button';
import type { ChartHandle } from './priceChartTypes';

const STEP = 1.4;

interface Props {
  readonly chart: RefObject<ChartHandle | null>;
  readonly className: string | undefined;
  /** Of the signs, in pixels. */
  readonly size: number;
}

/** Nearer and further without a gesture. */
export function ChartZoom({ chart, className, size }: Props) {
  const { t } = useTranslation();
  return (
    <div className={className}>
      <IconButton label={t('chart.zoomOut')} onClick={() => chart.current?.zoom(1 / STEP)}>
        <Minus size={size} strokeWidth={2} aria-hidden />
      </IconButton>
      <IconButton label={t('chart.zoomIn')} onClick={() => chart.current?.zoom(STEP)}>
        <Plus size={size} strokeWidth={2} aria-hidden />
      </IconButton>
    </div>
  );
}
