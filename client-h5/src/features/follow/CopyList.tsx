import { CircleSlash, Copy as CopyIcon } from 'lucide-react';
import { paths } from '../../../../schema/routes';
import { timeOrDate } from '../../lib/time/timeOrDate';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { List } from '../../ui/layout/List';
import { RecordLink } from '../../ui/layout/RecordLink';
import { Pending } from '../../ui/state/Pending';
import { CopiesDocument, type CopiesQuery } from './follow.generated';

type Copied = CopiesQuery['copies']['edges'][number]['node'];

/** What became of leaders’ orders for oneself: opened, or why not. Nothing before the first. */
export function CopyList() {
  const { t } = useWords('follow');
  const paged = useConnection(CopiesDocument, { variables: {}, pick: (data) => data.copies });
  const { items, error, refetch } = paged;
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) return null;
  return (
    <>
      <div className="section-head">
        <h2>{t('copies')}</h2>
      </div>
      <List
        {...paged}
        items={items}
        label={t('copies')}
        keyOf={({ id }) => id}
        render={(copied) => <CopyRow copied={copied} />}
      />
    </>
  );
}

function CopyRow({ copied }: { readonly copied: Copied }) {
  const { t } = useWords('follow');
  const format = useFormat();
  const { order, instrument, direction, leader } = copied;
  const symbol = instrument?.symbol ?? '–';
  const time = timeOrDate(format, copied.at);
  const facts = [direction && t(`direction.${direction}`), leader?.name, time];
  const said = facts.filter(Boolean).join(' · ');
  if (order) {
    return (
      <RecordLink
        to={paths.order(order.id)}
        icon={CopyIcon}
        title={symbol}
        note={said}
        end={
          <b>
            {order.net ? <MoneyText money={order.net} sign /> : <MoneyText money={order.stake} />}
          </b>
        }
      />
    );
  }
  return (
    <div className="cell record">
      <span className="lead">
        <CircleSlash size={20} strokeWidth={1.7} aria-hidden />
      </span>
      <span className="grow">
        <b className="record-title">{`${t('notCopied')}: ${symbol}`}</b>
        <span className="small muted num">{said}</span>
        <span className="small">
          {copied.limit === 'DAILY_CAP' ? t('capUsed') : copied.refusal?.message}
        </span>
      </span>
    </div>
  );
}
