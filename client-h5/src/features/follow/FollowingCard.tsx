import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { classes } from '../../lib/classes';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/sheet/Confirm';
import { FollowingStopDocument, type FollowingsQuery } from './follow.generated';
import { FollowingPill } from './FollowingPill';
import { FollowSheet } from './FollowSheet';
import styles from './FollowScreen.module.css';

type Following = FollowingsQuery['followings'][number];

/** One leader that one follows: with how much, what went into copies today, and the ways out. */
export function FollowingCard({ following }: { readonly following: Following }) {
  const { t } = useWords('follow');
  const format = useFormat();
  const [open, setOpen] = useState<'terms' | 'stop' | null>(null);
  const close = () => {
    setOpen(null);
  };
  const { leader, state, amount, dailyCap, usedToday } = following;
  const { busy, stop } = useStop(following, close);
  const { name } = leader;
  return (
    <section className={classes('card', styles.followCard)} aria-label={name}>
      <div className="row between">
        <span className={classes('strong', styles.followName)}>{name}</span>
        <FollowingPill state={state} />
      </div>
      <p className="num">{t('each', { amount: format.money(amount) })}</p>
      <p className="small second num">
        {t('today', { used: format.money(usedToday), cap: format.money(dailyCap) })}
      </p>
      {!leader.publishes && <p className="small">{t('publishesNoMore')}</p>}
      <Actions {...{ state, busy }} onOpen={setOpen} onPause={() => void stop(true)} />
      <FollowSheet leader={leader} terms={following} open={open === 'terms'} onClose={close} />
      <Confirm
        open={open === 'stop'}
        title={t('stopTitle', { name })}
        text={t('stopText')}
        action={t('stop')}
        busy={busy}
        onConfirm={() => void stop(false)}
        onClose={close}
      />
    </section>
  );
}

interface ActionsProps extends Pick<Following, 'state'> {
  readonly busy: boolean;
  readonly onOpen: (sheet: 'terms' | 'stop') => void;
  readonly onPause: () => void;
}

/** Another amount or following again, a pause, and the way out. */
function Actions({ state, busy, onOpen, onPause }: ActionsProps) {
  const { t } = useWords('follow');
  return (
    <div className={styles.followActions}>
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          onOpen('terms');
        }}
      >
        {state === 'PAUSED' ? t('resume') : t('change')}
      </Button>
      {state === 'ACTIVE' && (
        <Button small look="quiet" busy={busy} onClick={onPause}>
          {t('pause')}
        </Button>
      )}
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          onOpen('stop');
        }}
      >
        {t('stop')}
      </Button>
    </div>
  );
}

function useStop({ id, leader }: Pick<Following, 'id' | 'leader'>, onDone: () => void) {
  const { t } = useWords('follow');
  const [mutate, { loading: busy }] = useMutation(FollowingStopDocument, {
    refetchQueries: 'active',
  });
  const stop = async (pause: boolean) => {
    const { data } = await mutate({ variables: { input: { followingId: id, pause } } });
    if (!data) return;
    sayRefusals(data.followingStop.userErrors);
    if (data.followingStop.followings) {
      toast({ type: 'success', text: pause ? t('paused') : t('stopped', { name: leader.name }) });
    }
    onDone();
  };
  return { busy, stop };
}
