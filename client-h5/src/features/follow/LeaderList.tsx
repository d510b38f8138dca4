import { useState } from 'react';
import { classes } from '../../lib/classes';
import { useConnection } from '../../lib/useConnection';
import { useSettled } from '../../lib/useSettled';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/field/TextField';
import { StatusPill } from '../../ui/figure/StatusPill';
import { ListEnd } from '../../ui/layout/List';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { LeadersDocument, type LeadersQuery } from './follow.generated';
import { FollowingPill } from './FollowingPill';
import { FollowSheet } from './FollowSheet';
import styles from './FollowScreen.module.css';
import { RecordFacts } from './RecordFacts';

type Listed = LeadersQuery['leaders']['edges'][number]['node'];

/** Those who publish, whoever came last first: no profit decides who stands above. Found by their number. */
export function LeaderList() {
  const { t } = useWords('follow');
  const [number, setNumber] = useState('');
  const wanted = useSettled(number.trim());
  return (
    <>
      <TextField
        label={t('number')}
        type="search"
        autoComplete="off"
        maxLength={12}
        placeholder="#17"
        value={number}
        onChange={({ target }) => {
          setNumber(target.value);
        }}
      />
      <div className={styles.followFound}>
        <FoundLeaders number={wanted} />
      </div>
    </>
  );
}

function FoundLeaders({ number }: { readonly number: string }) {
  const { t } = useWords('follow');
  const variables = { number: number === '' ? null : number };
  const paged = useConnection(LeadersDocument, { variables, pick: (data) => data.leaders });
  const { items, error, refetch } = paged;
  if (!items) return <Pending shape="list" error={error} onRetry={() => void refetch()} />;
  if (items.length === 0 && number !== '') {
    return <p className="second">{t('empty.number')}</p>;
  }
  if (items.length === 0) return <Empty title={t('empty.leaders')} text={t('empty.leadersText')} />;
  return (
    <>
      <ul className={styles.followCards} aria-label={t('tab.leaders')}>
        {items.map((leader) => (
          <li key={leader.id}>
            <LeaderCard leader={leader} />
          </li>
        ))}
      </ul>
      <ListEnd {...paged} />
    </>
  );
}

function LeaderCard({ leader }: { readonly leader: Listed }) {
  const { t } = useWords('follow');
  const [open, setOpen] = useState(false);
  const { name, mine, followers, following } = leader;
  return (
    <section className={classes('card', styles.followCard)} aria-label={name}>
      <div className="row between">
        <span className={classes('strong', styles.followName)}>{name}</span>
        {mine && <StatusPill tone="neutral">{t('mine')}</StatusPill>}
        {following && <FollowingPill state={following.state} />}
      </div>
      <RecordFacts record={leader.record} />
      <p className="small muted num">{t('followers', { number: followers })}</p>
      {!mine && !following && (
        <Button
          small
          aria-haspopup="dialog"
          aria-label={t('sheetTitle', { name })}
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('follow')}
        </Button>
      )}
      <FollowSheet
        leader={leader}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </section>
  );
}
