import type { FollowingState } from '../../../../schema/states';
import { useWords } from '../../lib/useWords';
import { StatusPill } from '../../ui/figure/StatusPill';

/** Whether a leader's orders are copied now. One that was stopped is listed nowhere. */
export function FollowingPill({ state }: { readonly state: FollowingState }) {
  const { t } = useWords('follow');
  if (state === 'PAUSED') return <StatusPill tone="warn">{t('state.PAUSED')}</StatusPill>;
  return <StatusPill tone="neutral">{t('state.ACTIVE')}</StatusPill>;
}
