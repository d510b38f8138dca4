import { orLate } from '../../lib/time/late';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import type { Tone } from '../../ui/figure/StatusPill';
import type { InvitationFactsFragment } from './invitation.generated';

type Reward = InvitationFactsFragment['rewards'][number];

export const rewardTones: Readonly<Record<Reward['state'], Tone>> = {
  LOCKED: 'neutral',
  CLAIMABLE: 'info',
  UNDER_REVIEW: 'warn',
  PAID: 'ok',
  REFUSED: 'bad',
};

interface Props {
  readonly reward: Pick<Reward, 'state' | 'running' | 'reviewBy' | 'reason'>;
  /** Of the words that nothing pays it, for what these are the reason of. */
  readonly noteId?: string;
}

/** What there is to know of it besides: when staff answer, why not, or that nothing pays it now. */
export function Standing({ reward: { state, running, reviewBy, reason }, noteId }: Props) {
  const { t } = useWords('invitation');
  const format = useFormat();
  if (state === 'UNDER_REVIEW' && reviewBy !== null) {
    const words = orLate('reviewBy', reviewBy);
    return <p className="small second">{t(words, { time: format.dateTime(reviewBy) })}</p>;
  }
  const refused = reason !== null && <p className="small">{t('reason', { reason })}</p>;
  if (running || state === 'PAID' || state === 'REFUSED') return refused;
  return (
    <>
      {refused}
      <p id={noteId} className="small second">
        {t('notRunning')}
      </p>
      {state === 'CLAIMABLE' && <p className="small second">{t('staysYours')}</p>}
    </>
  );
}
