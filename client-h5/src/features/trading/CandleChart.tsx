import { useQuery } from '@apollo/client/react';
import type { CandleInterval as WireInterval } from '../../graphql.generated';
import type { CandleInterval } from '../../../../schema/states';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { PriceChart } from '../../ui/PriceChart';
import { useChartContracts } from './chartContracts';
import { CandlesDocument } from './trading.generated';
import type { Instrument, Order } from './types';
import { useChartSummary } from './useChartSummary';

const LAST = 200;

const wire: Record<CandleInterval, WireInterval> = {
  '1m': 'ONE_MINUTE',
  '5m': 'FIVE_MINUTES',
  '15m': 'FIFTEEN_MINUTES',
  '30m': 'THIRTY_MINUTES',
  '1h': 'ONE_HOUR',
  '4h': 'FOUR_HOURS',
  '1d': 'ONE_DAY',
};

interface Props {
  readonly instrument: Instrument;
  readonly running: readonly Order[];
  readonly interval: CandleInterval;
  readonly seconds: number;
  readonly kind: 'candles' | 'line';
}

/** Recorded candles of one interval; live prices move the last one. */
export function CandleChart({ instrument, running, interval, seconds, kind }: Props) {
  const { t } = useWords();
  const summary = useChartSummary(instrument);
  const contracts = useChartContracts(running);
  const { data, error, refetch } = useQuery(CandlesDocument, {
    variables: { instrumentId: instrument.id, interval: wire[interval], last: LAST },
    fetchPolicy: 'network-only',
  });
  if (!data && error) return <ChartError onRetry={() => void refetch().catch(() => null)} />;
  if (!data) return <div className="chart-room">{<Loading shape="card" />}</div>;
  if (data.candles.length === 0)
    return <p className="chart-room chart-note second">{t('chart.empty')}</p>;
  return (
    <PriceChart
      instrument={instrument}
      kind={kind}
      seconds={seconds}
      bars={data.candles}
      contracts={contracts}
      summary={summary}
    />
  );
}

/** Orders do not need the picture, so its failure takes only its own room. */
function ChartError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useWords();
  return (
    <div className="chart-room chart-note" role="alert">
      <p className="second small">{t('chart.error')}</p>
      <Button small look="quiet" onClick={onRetry}>
        {t('chart.retry')}
      </Button>
    </div>
  );
}
