import { useMutation, useQuery } from '@apollo/client/react';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/state/Pending';
import { OwnLeaderDocument, TradingPublishDocument } from './follow.generated';
import styles from './FollowScreen.module.css';
import { RecordFacts } from './RecordFacts';

/** Publishing one’s own trading, what others see of it, and ending it. */
export function OwnTrading() {
  const { t } = useWords('follow');
  const asked = useQuery(OwnLeaderDocument, { fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = useArriving(asked);
  const { busy, publish } = usePublish();
  if (!data) return <Pending shape="page" error={error} onRetry={() => void refetch()} />;
  const leader = data.ownLeader;
  const on = leader?.publishes === true;
  return (
    <section className={classes('card', styles.followCard)} aria-label={t('tab.own')}>
      <p>{on ? t('publish.asOn', { name: leader.name }) : t('publish.asOff')}</p>
      <p className="small second">{t('publish.rules')}</p>
      {leader && <RecordFacts record={leader.record} />}
      {leader && <p className="small muted num">{t('followers', { number: leader.followers })}</p>}
      <Button look={on ? 'quiet' : 'primary'} busy={busy} onClick={() => void publish(!on)}>
        {on ? t('publish.end') : t('publish.begin')}
      </Button>
    </section>
  );
}

function usePublish() {
  const { t } = useWords('follow');
  const [mutate, { loading: busy }] = useMutation(TradingPublishDocument, {
    refetchQueries: 'active',
  });
  const publish = async (publishes: boolean) => {
    const { data } = await mutate({ variables: { input: { publishes } } });
    if (!data) return;
    sayRefusals(data.tradingPublish.userErrors);
    if (!data.tradingPublish.leader) return;
    toast({ type: 'success', text: publishes ? t('publish.begun') : t('publish.ended') });
  };
  return { busy, publish };
}
