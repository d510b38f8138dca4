import { useState } from 'react';
import { candleIntervals, candleSeconds, type CandleInterval } from '../../../../../schema/states';
import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import { StudyChart } from '../../../ui/chart/StudyChart';
import { useChartSetting } from '../../../ui/chart/useChartSetting';
import { RadioTiles } from '../../../ui/field/RadioTiles';
import { FullScreen } from '../../../ui/sheet/FullScreen';
import type { Instrument } from '../types';
import { CandlesOf } from './CandlesOf';
import { useChartSummary, usePalerWords } from './useChartSummary';
import chartPanelStyles from './ChartPanel.module.css';
import styles from './FullChart.module.css';

interface Props {
  readonly instrument: Instrument;
  readonly kind: 'candles' | 'line';
  /** The interval it opens with. */
  readonly from: CandleInterval;
  readonly onClose: () => void;
}

/** The chart alone on all of the screen, with indicators; a telephone on its side shows more of it. */
export function FullChart({ instrument, kind, from, onClose }: Props) {
  return (
    <FullScreen title={instrument.symbol} open onClose={onClose}>
      <Studies instrument={instrument} kind={kind} from={from} />
    </FullScreen>
  );
}

function Studies({ instrument, kind, from }: Pick<Props, 'instrument' | 'kind' | 'from'>) {
  const { t } = useWords('trading');
  const [interval, setInterval] = useState(from);
  const { symbol, decimals } = instrument;
  const setting = useChartSetting({ kind, seconds: candleSeconds[interval], decimals, symbol });
  const summary = useChartSummary(instrument);
  const paler = usePalerWords(instrument);
  return (
    <>
      <RadioTiles
        label={t('chart.intervals')}
        look="well"
        className={classes(chartPanelStyles.chartIntervals, styles.fullIntervals)}
        value={interval}
        onChange={setInterval}
        tiles={candleIntervals.map((value) => ({ value, content: value }))}
      />
      <CandlesOf key={interval} instrumentId={instrument.id} interval={interval}>
        {(bars, older) => (
          <StudyChart
            instrumentId={instrument.id}
            setting={setting}
            bars={bars}
            older={older}
            summary={summary}
            paler={paler}
          />
        )}
      </CandlesOf>
    </>
  );
}
