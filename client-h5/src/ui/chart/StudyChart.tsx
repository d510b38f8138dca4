import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../lib/network/part';
import { ChartZoom } from './ChartZoom';
import type { ChartBar, ChartHandle, ChartSetting, OlderBars } from './priceChartTypes';
import { studies, type Study } from './studies';
import { useBackfilled } from './backfilled/useBackfilled';
import styles from './StudyChart.module.css';

const Canvas = lazy(() =>
  part(() => import('./StudyChartCanvas')).then((file) => ({ default: file.StudyChartCanvas })),
);

interface Props {
  readonly instrumentId: string;
  readonly setting: ChartSetting;
  readonly bars: readonly ChartBar[];
  readonly older: OlderBars;
  /** Last, high, low and open in words, for who cannot see the picture. */
  readonly summary: string;
  /** What the paler part is, in words. */
  readonly paler: string;
}

/** The large chart with its indicators; each is switched on and off by itself. */
export function StudyChart({ instrumentId, setting, bars, summary, paler, ...props }: Props) {
  const { t } = useTranslation();
  const { backfilled, older } = useBackfilled(bars, props.older);
  const chart = useRef<ChartHandle>(null);
  const [shown, setShown] = useState<readonly Study[]>(['MA']);
  // What no feed knows is no choice.
  const offered = studies.filter(
    (one) => one !== 'VOL' || bars.some(({ volume }) => volume != null),
  );
  const toggle = (study: Study) => {
    setShown(shown.includes(study) ? shown.filter((one) => one !== study) : [...shown, study]);
  };
  return (
    <figure className={styles.studyChart} aria-label={t('chart.label', { symbol: setting.symbol })}>
      <div className={styles.studyBar}>
        <div className="chips" role="group" aria-label={t('chart.indicators')}>
          {offered.map((study) => (
            <button
              key={study}
              type="button"
              className="chip"
              aria-pressed={shown.includes(study)}
              onClick={() => {
                toggle(study);
              }}
            >
              {study}
            </button>
          ))}
        </div>
        <ChartZoom chart={chart} className={styles.studyZoom} size={18} />
      </div>
      <Suspense fallback={<div className={styles.studyChartCanvas} />}>
        <Canvas
          ref={chart}
          instrumentId={instrumentId}
          setting={setting}
          bars={bars}
          older={older}
          shown={shown}
        />
      </Suspense>
      <figcaption className={styles.studyWords}>
        <span className="hidden">{summary}</span>
        {backfilled && paler}
      </figcaption>
    </figure>
  );
}
