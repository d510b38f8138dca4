import { useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { Page } from '../../ui/layout/Page';
import { PullToRefresh } from '../../ui/layout/PullToRefresh';
import { Pending } from '../../ui/state/Pending';
import { InvitationDocument, type InvitationFactsFragment } from './invitation.generated';
import { InviteeList } from './InviteeList';
import styles from './InviteScreen.module.css';
import { LinkCard } from './LinkCard';
import { RewardList } from './RewardList';

/** `/pages/invite/invite`: code, link and poster, what inviting gives, who came, and by which rules. */
export function InviteScreen() {
  const { t } = useWords('invitation');
  const asked = useQuery(InvitationDocument, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = useArriving(asked);
  return (
    <Page title={t('title')} back money>
      {data ? (
        <Own invitation={data.invitation} onRefresh={async () => void (await refetch())} />
      ) : (
        <Pending shape="page" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

interface Props {
  readonly invitation: InvitationFactsFragment;
  readonly onRefresh: () => Promise<void>;
}

function Own({ invitation, onRefresh }: Props) {
  const { t } = useWords('invitation');
  const { bonus, code, link, rewards, rules, invitees, verified } = invitation;
  return (
    <div className={styles.invite}>
      <PullToRefresh onRefresh={onRefresh} />
      <LinkCard code={code} link={link} />
      <section className={classes('card', styles.inviteCard)} aria-label={t('bonus')}>
        <h2 className="strong">{t('bonus')}</h2>
        <dl className="facts">
          <Fact name={t('earned')}>
            <MoneyText money={bonus.earned} code />
          </Fact>
          <Fact name={t('claimable')}>
            <MoneyText money={bonus.claimable} code />
          </Fact>
          <Fact name={t('underReview')}>
            <MoneyText money={bonus.underReview} code />
          </Fact>
        </dl>
      </section>
      <RewardList rewards={rewards} verified={verified} />
      <InviteeList count={invitees} />
      <section className={classes('card', styles.inviteCard)} aria-label={t('rules')}>
        <h2 className="strong">{t('rules')}</h2>
        <ol className={styles.inviteRules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
