import { Lock } from 'lucide-react';
import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import { formatRate } from '../../lib/format';
import { detail } from '../../lib/detail';
import { ask } from '../../lib/request';
import { retryOnce } from '../../lib/retryOnce';
import { CertificateCard } from '../../ui/certificate/CertificateCard';
import { Skeleton } from '../../ui/list/Skeleton';
import { CopyText } from '../../ui/CopyText';
import { LoadFault } from '../../ui/list/LoadFault';
import { MoneyText } from '../../ui/MoneyText';
import { PageTitle } from '../../ui/PageTitle';
import { UserLink } from '../../ui/UserLink';
import { FactsCard } from './FactsCard';
import type { Order } from './order';
import { OrderCertificateDocument } from './orders.generated';
import { OutcomePill } from './OutcomePill';
import { QuoteCard } from './QuoteCard';
import styles from './OrderShow.module.css';

function Terms({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  return (
    <FactsCard
      title="resources.orders.terms"
      facts={[
        ['user', <UserLink key="user" id={order.user.id} name={order.user.accountMasked} />],
        ['symbol', order.symbol],
        ['direction', translate(`resources.orders.direction.${order.direction}`)],
        ['duration', translate('resources.orders.seconds', { seconds: order.durationSeconds })],
        ['multiple', `×${String(order.multiple)}`],
        ['payout', formatRate(order.payoutBp)],
        ['feeRate', formatRate(order.feeBp)],
        [
          'termsHash',
          <CopyText
            key="h"
            text={order.termsHash}
            label={translate('resources.orders.fields.termsHash')}
            short={16}
          />,
        ],
      ]}
    />
  );
}

const Result = ({ order }: { readonly order: Order }) => (
  <FactsCard
    title="resources.orders.money"
    facts={[
      ['stake', <MoneyText key="stake" value={order.stake} code />],
      ['fee', <MoneyText key="fee" value={order.fee} code />],
      ['paid', <MoneyText key="paid" value={order.paid} code />],
      ['net', <MoneyText key="net" value={order.net} sign code />],
    ]}
  />
);

function Quotes({ order }: { readonly order: Order }) {
  const { openPrice, openQuoteId, openQuoteAt, openedAt } = order;
  const { closePrice, closeQuoteId, closeQuoteAt, settlesAt, settledAt } = order;
  return (
    <>
      <QuoteCard
        title="resources.orders.openQuote"
        quote={{ price: openPrice, id: openQuoteId, at: openQuoteAt }}
        moments={[['openedAt', openedAt]]}
      />
      <QuoteCard
        title="resources.orders.closeQuote"
        quote={{ price: closePrice, id: closeQuoteId, at: closeQuoteAt }}
        moments={[
          ['settlesAt', settlesAt],
          ['settledAt', settledAt],
        ]}
      />
    </>
  );
}

/** Checked here by the verifier that its owner uses. */
const Certificate = ({ order: { id, number } }: { readonly order: Order }) => (
  <div style={{ marginTop: 16 }}>
    <CertificateCard
      number={number}
      name={['orders', id]}
      load={async () => (await ask(OrderCertificateDocument, { id })).orderCertificate}
    />
  </div>
);

function Page() {
  const translate = useTranslate();
  const { record: order, error, refetch } = useShowContext<Order>();
  if (!order && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!order) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div className="row">
          <PageTitle>{translate('resources.orders.title', { number: order.number })}</PageTitle>
          <OutcomePill outcome={order.outcome} />
        </div>
      </div>
      <p className="note" style={{ marginBottom: 16 }}>
        <Lock size={16} aria-hidden />
        {translate('resources.dashboard.nobody')}
      </p>
      <div className={styles.orderGrid}>
        <Terms order={order} />
        <Result order={order} />
        <Quotes order={order} />
      </div>
      {order.outcome !== null && <Certificate order={order} />}
    </div>
  );
}

/** One contract with everything its outcome rests on. */
export const OrderShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
