import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../../lib/arrival';
import { isLate, orLate } from '../../../lib/time/late';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill } from '../../../ui/figure/StatusPill';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Empty } from '../../../ui/state/Empty';
import { LoadError } from '../../../ui/state/LoadError';
import { Loading } from '../../../ui/state/Loading';
import type { Withdrawal } from '../types';
import { WithdrawalDocument } from '../withdrawal.generated';
import { CancelPart } from './CancelPart';
import { RecordFacts } from './RecordFacts';
import { isOpen, toneOf } from './recordState';
import { WithdrawalSteps } from './WithdrawalSteps';

interface Props {
  /** Null: closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One withdrawal in full: its stations, its figures, and the way back while nobody has taken it. */
export function RecordSheet({ id, onClose }: Props) {
  const { t } = useWords('withdrawal');
  return (
    <Sheet title={t('records.detailTitle')} open={id !== null} onClose={onClose}>
      {id !== null && <Detail key={id} id={id} />}
    </Sheet>
  );
}

function Detail({ id }: { readonly id: string }) {
  const { t } = useWords('withdrawal');
  const { data, error, refetch } = useArriving(
    useQuery(WithdrawalDocument, { variables: { id }, fetchPolicy: 'cache-and-network' }),
  );
  const again = () => void refetch().catch(() => null);
  const withdrawal = data?.withdrawal;
  if (!withdrawal && error) return <LoadError error={error} onRetry={again} />;
  if (!data) return <Loading shape="card" />;
  // Somebody else's looks as if there were none.
  if (!withdrawal) return <Empty title={t('records.gone')} text={t('records.emptyText')} />;
  return (
    <>
      <Head withdrawal={withdrawal} />
      {withdrawal.returnedAt == null && <WithdrawalSteps withdrawal={withdrawal} flush />}
      <RecordFacts withdrawal={withdrawal} />
      {withdrawal.cancellable && <CancelPart withdrawal={withdrawal} onRefused={again} />}
    </>
  );
}

function Head({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useWords('withdrawal');
  const { timeOrDate } = usePlatformClock();
  const { amount, state, reviewBy, cancellable } = withdrawal;
  const promised = cancellable ? 'records.waiting' : 'records.checking';
  return (
    <>
      <div className="row between">
        <b className="record-amount">
          <MoneyText money={{ ...amount, amount: `-${amount.amount}` }} code />
        </b>
        <StatusPill tone={toneOf[state]}>{t(`records.state.${state}`)}</StatusPill>
      </div>
      {isOpen(withdrawal) && (
        <Banner tone={isLate(reviewBy) ? 'warn' : 'info'}>
          {t(orLate(promised, reviewBy), { time: timeOrDate(reviewBy) })}
        </Banner>
      )}
    </>
  );
}
