import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNow } from '../lib/clock';
import { classes } from '../lib/classes';
import { ageWords } from '../lib/time/formatTime';
import { requestResources } from '../lib/desk/requestResources';
import type { StandingRequestFragment } from '../lib/desk/standing.generated';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import { useFormat } from '../lib/useFormat';
import { MoneyText } from '../ui/MoneyText';
import { Pill } from '../ui/Pill';
import { RequestLink } from '../ui/RequestLink';
import { UserLink } from '../ui/UserLink';
import styles from './NeedsAttention.module.css';

const words = 'resources.dashboard.attention';

/** Why it is here, what it is, whose, since when, and what to do. */
function Row({ request }: { readonly request: StandingRequestFragment }) {
  const translate = useTranslate();
  const now = useNow(15_000);
  const { kind, id, late, user, asked, submittedAt, firstApprover, takenBy } = request;
  const { key, values } = ageWords(now - Date.parse(submittedAt));
  const age = translate(`${words}.waiting`, { age: translate(key, values) });
  const first = firstApprover && translate(`${words}.first`, { name: firstApprover.name });
  const holder = takenBy && translate(`${words}.held`, { name: takenBy.name });
  return (
    <tr>
      <td>
        <Pill tone={late ? 'red' : 'amber'}>
          {translate(`${words}.${late ? 'late' : 'second'}`)}
        </Pill>
      </td>
      <td>
        <RequestLink request={request} />
      </td>
      <td>
        {user ? <UserLink id={user.id} name={user.accountMasked} /> : translate(`${words}.visitor`)}
        {asked && (
          <>
            {' · '}
            <MoneyText value={asked} code />
          </>
        )}
      </td>
      <td className="soft num">{[age, holder ?? first].filter(Boolean).join(' · ')}</td>
      <td>
        <Link className="link" to={`/${requestResources[kind]}/${id}`}>
          {translate(`${words}.open`)}
        </Link>
      </td>
    </tr>
  );
}

/** What is overdue, then what waits for a second person. */
export function NeedsAttention({ pressing }: Pick<DashboardRecord, 'pressing'>) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { items, total } = pressing;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate(`${words}.title`)}</h2>
        {total > 0 && (
          <span className="soft num">{translate(`${words}.all`, { count: count(total) })}</span>
        )}
      </div>
      {items.length === 0 && <p className="card-body soft">{translate(`${words}.none`)}</p>}
      {items.length > 0 && (
        <div className={styles.scroll}>
          <table className={classes('num', styles.table)}>
            <caption className="hidden-text">{translate(`${words}.title`)}</caption>
            <tbody>
              {items.map((request) => (
                <Row key={`${request.kind}-${request.id}`} request={request} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
