import { useQuery } from '@apollo/client/react';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { classes } from '../../../lib/classes';
import { useQuotes } from '../../../lib/live/useQuotes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/Button';
import { InstrumentGlyph } from '../../../ui/figure/InstrumentGlyph';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { Pending } from '../../../ui/state/Pending';
import { DirectionPill } from '../DirectionPill';
import { Dispute } from '../dispute/Dispute';
import { ResultFacts } from '../result/ResultFacts';
import { ResultHead } from '../result/ResultHead';
import { RunningCard } from '../running/RunningCard';
import { OrderDocument } from '../trading.generated';
import type { Order } from '../types';
import { CertificateRow } from './CertificateRow';
import runningPanelStyles from '../running/RunningPanel.module.css';
import styles from './OrderDetail.module.css';

/** One order with its terms, both recorded prices, and what happened to the money. */
export function OrderDetail({ id }: { readonly id: string }) {
  const { t } = useWords('trading');
  const { data, error, refetch } = useArriving(useQuery(OrderDocument, { variables: { id } }));
  return (
    <Page title={t('orders.detail')} back money>
      {data ? (
        <Found order={data.order} />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Found({ order }: { readonly order: Order | null | undefined }) {
  const { t } = useWords('trading');
  if (order) return <Known order={order} />;
  return (
    <Empty
      title={t('orders.unknown')}
      text={t('orders.unknownText')}
      action={{ label: t('orders.toOrders'), to: paths.orders }}
    />
  );
}

function Known({ order }: { readonly order: Order }) {
  const { t } = useWords('trading');
  const format = useFormat();
  const { instrument, direction, state, settlesAt } = order;
  useQuotes(state === 'OPEN' ? [instrument.id] : []);
  return (
    <>
      <section className={classes('card', styles.orderCard)}>
        <div className="row">
          <InstrumentGlyph symbol={instrument.symbol} small />
          <span className="grow">
            <b>{instrument.symbol}</b> <span className="small muted">{instrument.name}</span>
          </span>
          <DirectionPill direction={direction} />
        </div>
        {state === 'OPEN' ? (
          <div className={runningPanelStyles.running}>
            <RunningCard order={order} />
            <Banner>{t('orders.runningText', { time: format.ruleTime(settlesAt) })}</Banner>
          </div>
        ) : (
          <ResultHead order={order} />
        )}
      </section>
      <section className={classes('card', styles.orderCard, styles.orderFacts)}>
        <ResultFacts order={order} full />
      </section>
      {state === 'SETTLED' && (
        <>
          <CertificateRow id={order.id} number={order.number} />
          <Dispute id={order.id} />
        </>
      )}
      <ButtonLink look="quiet" className={styles.orderLink} to={paths.instrument(instrument.id)}>
        {t('orders.toInstrument', { symbol: instrument.symbol })}
      </ButtonLink>
    </>
  );
}
