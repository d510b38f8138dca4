import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../lib/useFormat';
import { CopyText } from '../../../ui/CopyText';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { MoneyText } from '../../../ui/MoneyText';
import { Pill, type Tone } from '../../../ui/Pill';
import { TimeText } from '../../../ui/TimeText';
import { UserLink } from '../../../ui/UserLink';
import type { HoldingRowFragment } from './holdings.generated';
import styles from './HoldingTable.module.css';

type Holding = HoldingRowFragment;
const Column = ListColumn<Holding>;
const words = 'resources.holdings';

const tones: Readonly<Record<Holding['state'], Tone>> = {
  EARNING: 'info',
  NEEDS_TOPUP: 'amber',
  DUE: 'amber',
  SETTLED: 'neutral',
};

/** The terms it was joined on, and what they bring when. */
function Details() {
  const translate = useTranslate();
  const { decimal } = useFormat();
  const own = useRecordContext<Holding>();
  if (!own) return null;
  const hash = translate(`${words}.fields.termsHash`);
  const facts = [
    ['rate', translate(`${words}.rate`, { rate: decimal(own.annualRate), days: own.days })],
    ['dividend', translate(`resources.projects.dividend.${own.dividend}`)],
    ['version', translate('resources.projects.version', { version: own.version })],
    ['termsHash', <CopyText key="hash" text={own.termsHash} label={hash} short={16} />],
    ['initial', <MoneyText key="initial" value={own.initial} code />],
    ['topUp', <MoneyText key="topUp" value={own.topUp} code />],
    ['topupDueAt', <TimeText key="due" at={own.topupDueAt} />],
    ['topupPaidAt', <TimeText key="topped" at={own.topupPaidAt} />],
    ['promised', <MoneyText key="promised" value={own.promised} code />],
    ['nextAt', <TimeText key="next" at={own.nextAt} />],
    ['zone', own.zone],
    ['settledAt', <TimeText key="settled" at={own.settledAt} />],
    ['settledBy', own.settledBy === null ? '–' : translate(`${words}.by.${own.settledBy}`)],
  ] as const;
  return (
    <dl className={styles.details}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`${words}.fields.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

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
    <ListTable<Holding> rowClick="expand" expand={<Details />}>
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
        render={({ state }) => (
          <Pill tone={tones[state]}>{translate(`${words}.state.${state}`)}</Pill>
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
