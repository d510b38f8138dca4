import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { CopyText, Fact } from '../../../ui/figure/Fact';
import type { Withdrawal } from '../types';
import { useTargetName } from '../useTargetName';

/** Everything the record holds; what did not happen is left out. */
export function RecordFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const { inFull } = usePlatformClock();
  const name = useTargetName();
  const { amount, fee, credited, coinAmount, target, number, decisionReason } = withdrawal;
  const time = (iso: string | null | undefined) => (iso == null ? null : inFull(iso));
  return (
    <dl className="facts">
      <Fact name={t('records.amount')}>{format.money(amount)}</Fact>
      <Fact name={t('records.fee')}>{format.money(fee)}</Fact>
      <Fact name={t('withdraw.receive')}>{format.money(credited)}</Fact>
      <Fact name={t('records.coinAmount')}>{coinAmount && format.money(coinAmount)}</Fact>
      <Fact name={t('records.reason')}>{decisionReason}</Fact>
      <Fact name={t('withdraw.to')}>{name(target)}</Fact>
      <Fact name={t('records.account')}>{target.masked}</Fact>
      <Fact name={t('records.holder')}>{target.holderMasked}</Fact>
      <Fact name={t('records.submittedAt')}>{time(withdrawal.submittedAt)}</Fact>
      <Fact name={t('records.takenAt')}>{time(withdrawal.takenAt)}</Fact>
      <Fact name={t('records.paidAt')}>{time(withdrawal.paidAt)}</Fact>
      <Fact name={t('records.returnedAt')}>{time(withdrawal.returnedAt)}</Fact>
      <Fact name={t('records.number')}>
        <CopyText text={number} label={t('records.copyNumber')} />
      </Fact>
    </dl>
  );
}
