import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, type ReactNode } from 'react';
import type { CandleInterval } from '../../../../../schema/states';
import type { CandleInterval as WireInterval } from '../../../graphql.generated';
import { useArriving } from '../../../lib/arrival';
import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import type { ChartBar, OlderBars } from '../../../ui/chart/priceChartTypes';
import { Loading } from '../../../ui/state/Loading';
import { CandlesDocument } from '../trading.generated';
import styles from './CandlesOf.module.css';

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
  readonly instrumentId: string;
  readonly interval: CandleInterval;
  readonly children: (bars: readonly ChartBar[], older: OlderBars) => ReactNode;
}

/** Recorded candles of one interval, or what stands in their room. */
export function CandlesOf({ instrumentId, interval, children }: Props) {
  const { t } = useWords('trading');
  const client = useApolloClient();
  const asked = { instrumentId, interval: wire[interval], last: LAST };
  const { data, error, refetch } = useArriving(
    useQuery(CandlesDocument, { variables: asked, fetchPolicy: 'network-only' }),
  );
  const older = useCallback<OlderBars>(
    async (before) => {
      const variables = { instrumentId, interval: wire[interval], last: LAST, before };
      const found = await client.query({
        query: CandlesDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return found.data.candles;
    },
    [client, instrumentId, interval],
  );
  if (!data && error) return <ChartError onRetry={() => void refetch().catch(() => null)} />;
  if (!data) return <div className={styles.chartRoom}>{<Loading shape="card" />}</div>;
  if (data.candles.length === 0)
    return (
      <p className={classes(styles.chartRoom, styles.chartNote, 'second')}>{t('chart.empty')}</p>
    );
  return children(data.candles, older);
}

/** Orders do not need the picture, so its failure takes only its own room. */
function ChartError({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useWords('trading');
  return (
    <div className={classes(styles.chartRoom, styles.chartNote)} role="alert">
      <p className="second small">{t('chart.error')}</p>
      <Button small look="quiet" onClick={onRetry}>
        {t('chart.retry')}
      </Button>
    </div>
  );
}
