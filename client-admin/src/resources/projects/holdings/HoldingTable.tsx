import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/useFormat';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { MoneyText } from '../../../ui/MoneyText';
import { Pill, type Tone } from '../../../ui/Pill';
import { TimeText } from '../../../ui/TimeText';
import { UserLink } from '../../../ui/UserLink';
import { HoldingDetails } from './HoldingDetails';
import type { HoldingRowFragment } from './holdings.generated';

type Holding = HoldingRowFragment;
const Column = ListColumn<Holding>;
const words = 'resources.holdings';

const tones: Readonly<Record<Holding['state'], Tone>> = {
  EARNING: 'info',
  NEEDS_TOPUP: 'amber',
  DUE: 'amber',
  SETTLED: 'neutral',
};

interface Props {
  readonly withUser?: boolean;
  readonly withProject?: boolean;
}

/** Holdings, newest first; a row opens to the terms that were accepted. */
export function HoldingTable({ withUser = true, withProject = true }: Props) {
  const translate = useTranslate();
  const { date } = useFormat();
  const label = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <ListTable<Holding> rowClick="expand" expand={<HoldingDetails />}>
      <Column label={label('startedAt')} render={({ startedAt }) => <TimeText at={startedAt} />} />
      <Column
        label={label('number')}
        render={({ number }) => <span className="mono">{number}</span>}
      />
      {withUser && (
        <Column
          label={label('user')}
          render={({ user }) => <UserLink id={user.id} name={user.accountMasked} avatar />}
        />
      )}
      {withProject && (
        <Column
          label={label('project')}
          render={({ projectId, projectTitle }) => (
            <Link className="link" to={`/projects/${projectId}/show`}>
              {projectTitle}
            </Link>
          )}
        />
      )}
      <Column
        label={label('state')}
        render={({ state, settledBy }) => (
          <Pill tone={tones[state]}>
            {translate(`${words}.state.${settledBy === 'RENEWAL' ? 'RENEWED' : state}`)}
          </Pill>
        )}
      />
      <Column
        align="right"
        label={label('principal')}
        render={({ principal }) => <MoneyText value={principal} />}
      />
      <Column
        align="right"
        label={label('accrued')}
        render={({ accrued }) => <MoneyText value={accrued} />}
      />
      <Column
        align="right"
        label={label('paid')}
        render={({ paid }) => <MoneyText value={paid} />}
      />
      <Column
        label={label('endsAt')}
        render={({ endsAt }) => <span className="num">{date(endsAt)}</span>}
      />
    </ListTable>
  );
}
