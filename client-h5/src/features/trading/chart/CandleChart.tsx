import type { CandleInterval } from '../../../../../schema/states';
import { PriceChart } from '../../../ui/chart/PriceChart';
import type { Instrument, Order } from '../types';
import { CandlesOf } from './CandlesOf';
import { useChartContracts } from './chartContracts';
import { useChartSummary, usePalerWords } from './useChartSummary';

interface Props {
  readonly instrument: Instrument;
  readonly running: readonly Order[];
  readonly interval: CandleInterval;
  readonly seconds: number;
  readonly kind: 'candles' | 'line';
}

/** Recorded candles of one interval; live prices move the last one. */
export function CandleChart({ instrument, running, interval, seconds, kind }: Props) {
  const summary = useChartSummary(instrument);
  const paler = usePalerWords(instrument);
  const contracts = useChartContracts(running);
  return (
    <CandlesOf instrumentId={instrument.id} interval={interval}>
      {(bars, older) => (
        <PriceChart
          instrument={instrument}
          kind={kind}
          seconds={seconds}
          bars={bars}
          older={older}
          contracts={contracts}
          summary={summary}
          paler={paler}
        />
      )}
    </CandlesOf>
  );
}
