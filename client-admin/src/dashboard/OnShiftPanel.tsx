import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestResources } from '../lib/desk/requestResources';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import { useFormat } from '../lib/useFormat';
import { useMe } from '../lib/useMe';
import { Avatar } from '../ui/Avatar';
import styles from './OnShiftPanel.module.css';

const words = 'resources.dashboard.onShift';

type Person = DashboardRecord['onShift']['people'][number];

function PersonRow({ person, own }: { readonly person: Person; readonly own: boolean }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { staff, held, decided } = person;
  return (
    <li className={styles.person}>
      <Avatar name={staff.name} />
      <span>
        <b>{own ? translate(`${words}.you`, { name: staff.name }) : staff.name}</b>
        <small className="soft">
          {held ? (
            <Link className="link" to={`/${requestResources[held.kind]}/${held.id}`}>
              {translate(`${words}.holds`, { kind: translate(`common.request.${held.kind}`) })}
            </Link>
          ) : (
            translate(`${words}.free`)
          )}
        </small>
      </span>
      {decided !== null && (
        <span className="soft num">
          {translate(`${words}.done`, { smart_count: decided, count: count(decided) })}
        </span>
      )}
    </li>
  );
}

/** Whose console is open now, and what each has in hand. */
export function OnShiftPanel({ onShift }: Pick<DashboardRecord, 'onShift'>) {
  const translate = useTranslate();
  const { count } = useFormat();
  const me = useMe();
  const { people, staffCount } = onShift;
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate(`${words}.title`)}</h2>
        <span className="soft num">
          {translate(`${words}.of`, { count: count(people.length), all: count(staffCount) })}
        </span>
      </div>
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonRow key={person.staff.id} person={person} own={person.staff.id === me?.id} />
        ))}
      </ul>
    </section>
  );
}
