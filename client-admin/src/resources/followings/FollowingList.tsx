import { ListBase, useTranslate } from 'react-admin';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { PageTitle } from '../../ui/PageTitle';
import { Pill, type Tone } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { FollowingsQuery } from './followings.generated';

type Row = FollowingsQuery['followings']['items'][number];
const Column = ListColumn<Row>;

const tones: Readonly<Record<Row['state'], Tone>> = {
  ACTIVE: 'ok',
  PAUSED: 'amber',
  STOPPED: 'neutral',
};

/** Who follows whom and with how much, newest first. */
export function FollowingList() {
  const translate = useTranslate();
  return (
    <ListBase resource="followings" perPage={20} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.followings')}</PageTitle>
            <p className="soft">{translate('resources.followings.readOnly')}</p>
          </div>
        </div>
        <section className="card">
          <ListFrame empty={translate('resources.followings.empty')}>
            <FollowingTable />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}

function FollowingTable() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.followings.fields.${name}`);
  return (
    <ListTable<Row> rowClick={false}>
      <Column label={label('since')} render={({ since }) => <TimeText at={since} />} />
      <Column
        label={label('leader')}
        render={({ leader }) => <UserLink id={leader.id} name={leader.accountMasked} avatar />}
      />
      <Column
        label={label('follower')}
        render={({ follower }) => <UserLink id={follower.id} name={follower.accountMasked} />}
      />
      <Column
        align="right"
        label={label('amount')}
        render={({ amount }) => <MoneyText value={amount} />}
      />
      <Column
        align="right"
        label={label('dailyCap')}
        render={({ dailyCap }) => <MoneyText value={dailyCap} />}
      />
      <Column
        align="right"
        label={label('usedToday')}
        render={({ usedToday }) => <MoneyText value={usedToday} />}
      />
      <Column
        label={label('state')}
        render={({ state }) => (
          <Pill tone={tones[state]}>{translate(`resources.followings.state.${state}`)}</Pill>
        )}
      />
    </ListTable>
  );
}
