import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { CopyText, Fact } from '../../../ui/figure/Fact';
import type { Recharge } from '../types';

/** Everything the record holds; what was never filled in is left out. */
export function RecordFacts({ recharge }: { readonly recharge: Recharge }) {
  const { t } = useWords('recharge');
  const format = useFormat();
  const { inFull } = usePlatformClock();
  const { amount, credited, channelTitle, number, submittedAt, takenAt, decidedAt } = recharge;
  const { payerName, remark, decisionReason, credit } = recharge;
  const time = (iso: string | null | undefined) => (iso == null ? null : inFull(iso));
  return (
    <dl className="facts">
      <Fact name={t('records.amount')}>{format.money(amount)}</Fact>
      <Fact name={t('records.credited')}>{credited && format.money(credited)}</Fact>
      <Fact name={t('records.reason')}>{decisionReason}</Fact>
      <Fact name={t('records.method')}>{channelTitle}</Fact>
      <Fact name={t('records.credit.campaign')}>{credit?.title}</Fact>
      <Fact name={t('records.credit.remaining')}>{credit && format.money(credit.left)}</Fact>
      <Fact name={t('records.credit.turnover')}>
        {credit &&
          t('records.credit.done', {
            done: format.money(credit.turnover.done),
            required: format.money(credit.turnover.required),
          })}
      </Fact>
      <Fact name={t('records.submittedAt')}>{time(submittedAt)}</Fact>
      <Fact name={t('records.takenAt')}>{time(takenAt)}</Fact>
      <Fact name={t('records.decidedAt')}>{time(decidedAt)}</Fact>
      <Fact name={t('records.payerName')}>{payerName}</Fact>
      <Fact name={t('records.remark')}>{remark}</Fact>
      <Fact name={t('records.number')}>
        <CopyText text={number} label={t('records.copyNumber')} />
      </Fact>
    </dl>
  );
}
