import { isLate } from '../../../lib/time/late';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import { Steps, type Step } from '../../../ui/figure/Steps';
import type { Withdrawal } from '../types';

interface Props {
  readonly withdrawal: Withdrawal;
  readonly flush?: boolean;
}

/** How far a withdrawal has come: sent, in review, with a second person where it needs one, paid. */
export function WithdrawalSteps({ withdrawal, flush = false }: Props) {
  const { t } = useWords('withdrawal');
  return <Steps label={t('records.progress')} steps={useSteps(withdrawal)} flush={flush} />;
}

function useSteps({ state, submittedAt, takenAt, reviewBy, paidAt }: Withdrawal): readonly Step[] {
  const { t } = useWords('withdrawal');
  const { clock } = usePlatformClock();
  const second = state === 'SECOND_APPROVAL';
  const paid = state === 'SUCCESS';
  const at = (iso: string | null | undefined) => (iso == null ? '' : clock(iso));
  const by = useBy(reviewBy);
  const reviewing = state === 'IN_REVIEW' ? 'current' : 'due';
  return [
    { name: t('records.step.sent'), below: at(submittedAt), mark: 'done' },
    {
      name: t('records.step.review'),
      below: second || paid ? at(takenAt) : by,
      mark: second || paid ? 'done' : reviewing,
    },
    ...(second ? [{ name: t('records.step.second'), below: by, mark: 'current' as const }] : []),
    { name: t('records.step.paid'), below: at(paidAt), mark: paid ? 'done' : 'due' },
  ];
}

/** Until when it is promised; once that is over, since when it is late. */
function useBy(reviewBy: string): string {
  const { t } = useWords('withdrawal');
  const { timeOrDate } = usePlatformClock();
  const words = isLate(reviewBy) ? 'shared:common.lateSince' : 'records.by';
  return t(words, { time: timeOrDate(reviewBy) });
}
