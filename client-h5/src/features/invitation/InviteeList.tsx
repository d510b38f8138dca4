import { classes } from '../../lib/classes';
import { useConnection } from '../../lib/useConnection';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { StatusPill } from '../../ui/figure/StatusPill';
import { ListEnd } from '../../ui/layout/List';
import { Pending } from '../../ui/state/Pending';
import { InviteesDocument } from './invitation.generated';
import styles from './InviteScreen.module.css';

/** Who registered with one’s code, with stars in the middle, and how far each is. */
export function InviteeList({ count }: { readonly count: number }) {
  const { t } = useWords('invitation');
  const format = useFormat();
  const paged = useConnection(InviteesDocument, { variables: {}, pick: (data) => data.invitees });
  const { items, error, refetch } = paged;
  return (
    <section className={classes('card', styles.inviteCard)} aria-label={t('records')}>
      <h2 className="strong">{t('recordsCount', { count })}</h2>
      {!items && <Pending shape="list" error={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && <p className="second">{t('nobody')}</p>}
      {items && items.length > 0 && (
        <>
          <ul className={styles.inviteRewards}>
            {items.map(({ accountMasked, registeredAt, step }) => (
              <li key={`${accountMasked} ${registeredAt}`} className="row between">
                <span>
                  <span className="num">{accountMasked}</span>
                  <br />
                  <span className="small muted">{format.dateTime(registeredAt)}</span>
                </span>
                <StatusPill tone={step === 'VERIFIED' ? 'ok' : 'neutral'}>
                  {t(`step.${step}`)}
                </StatusPill>
              </li>
            ))}
          </ul>
          <ListEnd {...paged} />
        </>
      )}
    </section>
  );
}
