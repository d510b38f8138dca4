import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { StatusPill } from '../../../ui/figure/StatusPill';
import type { InvitationFactsFragment } from '../invitation.generated';
import { rewardTones, Standing } from '../RewardState';
import styles from './BonusesScreen.module.css';

type Reward = InvitationFactsFragment['rewards'][number];

/** Rewards that were claimed: when, under which number, and how far each is. */
export function ClaimList({ claims }: { readonly claims: readonly Reward[] }) {
  const { t } = useWords('invitation');
  if (claims.length === 0) return null;
  return (
    <section className={classes('card', styles.bonusesCard)} aria-label={t('own.claims')}>
      <h2 className="strong">{t('own.claims')}</h2>
      <ul className={styles.bonusesList}>
        {claims.map((claim) => (
          <li key={claim.need}>
            <Claim claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claim({ claim }: { readonly claim: Reward }) {
  const { t } = useWords('invitation');
  const format = useFormat();
  const { amount, need, number, claimedAt, reason } = claim;
  // Of what can be claimed again, the claim that stands here was refused.
  const state = reason === null ? claim.state : 'REFUSED';
  return (
    <>
      <div className="row between">
        <span className="strong num">{t('reward', { amount: format.money(amount), need })}</span>
        <StatusPill tone={rewardTones[state]}>{t(`state.${state}`)}</StatusPill>
      </div>
      {claimedAt !== null && (
        <p className="small muted num">
          {t('own.claimedOn', { time: format.dateTime(claimedAt) })}
        </p>
      )}
      {number !== null && <p className="small muted num">{t('own.request', { number })}</p>}
      <Standing reward={{ ...claim, state }} />
    </>
  );
}
