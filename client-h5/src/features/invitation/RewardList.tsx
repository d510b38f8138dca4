import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { newKey } from '../../lib/forms/newKey';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { StatusPill } from '../../ui/figure/StatusPill';
import {
  InvitationDocument,
  RewardClaimDocument,
  type InvitationFactsFragment,
} from './invitation.generated';
import styles from './InviteScreen.module.css';
import { rewardTones, Standing } from './RewardState';

type Reward = InvitationFactsFragment['rewards'][number];

interface Props {
  readonly rewards: readonly Reward[];
  /** Invitees who count. */
  readonly verified: number;
}

/** What each number of verified invitees gives, and where a claim of it is. */
export function RewardList({ rewards, verified }: Props) {
  const { t } = useWords('invitation');
  return (
    <section className={classes('card', styles.inviteCard)} aria-label={t('rewards')}>
      <h2 className="strong">{t('rewards')}</h2>
      <p className="small second">{t('counted', { count: verified })}</p>
      <ul className={styles.inviteRewards}>
        {rewards.map((reward) => (
          <li key={reward.need}>
            <RewardRow reward={reward} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RewardRow({ reward }: { readonly reward: Reward }) {
  const { t } = useWords('invitation');
  const format = useFormat();
  const noteId = useId();
  const { need, state, amount, turnover } = reward;
  const money = format.money(amount);
  return (
    <>
      <div className="row between">
        <span className="strong num">{t('reward', { amount: money, need })}</span>
        <StatusPill tone={rewardTones[state]}>{t(`state.${state}`)}</StatusPill>
      </div>
      <p className="small muted num">{t('turnover', { amount: format.money(turnover) })}</p>
      <Standing reward={reward} noteId={noteId} />
      <div className={styles.inviteWays}>
        {reward.talk !== null && (
          <Link className="link reach" to={paths.conversation(reward.talk)}>
            {t('talk')}
          </Link>
        )}
        {state === 'CLAIMABLE' && <Claim reward={reward} noteId={noteId} />}
      </div>
    </>
  );
}

/** Claims what is shown, while something pays it: on other terms it is refused, and the new ones come with the answer. */
function Claim({ reward, noteId }: { readonly reward: Reward; readonly noteId: string }) {
  const { tier, need, amount, turnover, running } = reward;
  const { t } = useWords('invitation');
  const format = useFormat();
  const [key, setKey] = useState(newKey);
  const [mutate, { loading: busy }] = useMutation(RewardClaimDocument);
  const shown = { need, amount: amount.amount, turnover: turnover.amount };
  const claim = async () => {
    const { data } = await mutate({
      variables: { input: { tier, shown, idempotencyKey: key } },
      update: (cache, { data: answer }) => {
        const invitation = answer?.rewardClaim.invitation;
        if (invitation) cache.writeQuery({ query: InvitationDocument, data: { invitation } });
      },
    });
    // Without an answer the key stays: the next tap asks for the same claim.
    if (!data) return;
    setKey(newKey());
    const { userErrors } = data.rewardClaim;
    sayRefusals(userErrors);
    if (userErrors.length === 0) toast({ type: 'success', text: t('claimed') });
  };
  return (
    <Button
      small
      busy={busy}
      disabled={!running}
      aria-describedby={running ? undefined : noteId}
      onClick={() => void claim()}
    >
      {t('claim', { amount: format.money(amount) })}
    </Button>
  );
}
