import { isLate } from '../../../lib/time/late';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useWords } from '../../../lib/useWords';
import { Steps, type Step } from '../../../ui/figure/Steps';
import type { Recharge } from '../types';

/** How far an open recharge has come. */
export function RecordSteps({ recharge }: { readonly recharge: Recharge }) {
  const { t } = useWords('recharge');
  return <Steps label={t('records.progress')} steps={useSteps(recharge)} />;
}

function useSteps({ state, submittedAt, takenAt, reviewBy }: Recharge): readonly Step[] {
  const { t } = useWords('recharge');
  const { clock, timeOrDate } = usePlatformClock();
  const second = state === 'SECOND_APPROVAL';
  const by = t(isLate(reviewBy) ? 'shared:common.lateSince' : 'records.by', {
    time: timeOrDate(reviewBy),
  });
  const review: Step = {
    name: t('records.step.review'),
    below: second && takenAt != null ? clock(takenAt) : by,
    mark: second ? 'done' : currentIf(state === 'IN_REVIEW'),
  };
  return [
    { name: t('records.step.sent'), below: clock(submittedAt), mark: 'done' },
    review,
    ...(second ? [{ name: t('records.step.second'), below: by, mark: 'current' as const }] : []),
    { name: t('records.step.credited'), below: '', mark: 'due' },
  ];
}

const currentIf = (here: boolean): Step['mark'] => (here ? 'current' : 'due');
