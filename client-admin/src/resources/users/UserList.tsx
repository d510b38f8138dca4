import { ListBase, useTranslate } from 'react-admin';
import { languageFacts, readLanguage } from '../../../../schema/languages';
import { ChoiceChips } from '../../ui/ChoiceChips';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { PageTitle } from '../../ui/PageTitle';
import { SearchField } from '../../ui/list/SearchField';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import type { UserRow } from './user';
import { UserStatePill } from './UserStatePill';

const Column = ListColumn<UserRow>;

const states = ['ACTIVE', 'LOCKED', 'FROZEN'].map((value) => ({
  value,
  label: `resources.users.state.${value}`,
}));

const languageName = (code: string): string => {
  const language = readLanguage(code);
  return language ? languageFacts[language].name : code;
};

function Table() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.users.fields.${name}`);
  return (
    <ListTable<UserRow> rowClick="show">
      <Column
        label={label('account')}
        render={({ id, accountMasked }) => <UserLink id={id} name={accountMasked} avatar />}
      />
      <Column label={label('userName')} render={({ userNameMasked }) => userNameMasked ?? '–'} />
      <Column label={label('state')} render={(user) => <UserStatePill {...user} />} />
      <Column
        align="right"
        label={label('total')}
        render={({ balances }) => (
          <b className="strong">
            <MoneyText value={balances.total} />
          </b>
        )}
      />
      <Column align="right" label={label('openOrders')} render={(row) => row.openOrderCount} />
      <Column label={label('language')} render={({ language }) => languageName(language)} />
      <Column label={label('registeredAt')} render={(row) => <TimeText at={row.registeredAt} />} />
      <Column label={label('lastLoginAt')} render={(row) => <TimeText at={row.lastLoginAt} />} />
    </ListTable>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <div className="row wrap" style={{ marginBottom: 16 }}>
      <SearchField source="search" width={420} label={translate('resources.users.search')} />
      <ChoiceChips source="state" label="resources.users.fields.state" choices={states} />
    </div>
  );
}

/** Search wants a whole value: half an e-mail address would list strangers. */
export function UserList() {
  const translate = useTranslate();
  return (
    <ListBase resource="users" perPage={20} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <PageTitle>{translate('shell.entry.users')}</PageTitle>
        </div>
        <Filters />
        <section className="card">
          <ListFrame
            empty={translate('resources.users.empty')}
            emptyText={translate('resources.users.emptyText')}
          >
            <Table />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
