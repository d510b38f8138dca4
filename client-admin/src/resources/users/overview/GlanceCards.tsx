import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import { MoneyText } from '../../../ui/MoneyText';
import { TimeText } from '../../../ui/TimeText';
import styles from './GlanceCards.module.css';
import type { Glance } from './useGlance';

type Holding = Glance['holdings']['items'][number];
type Note = Glance['userNotes']['items'][number];

/** How far a holding has come, 0 to 100. */
const progress = ({ startedAt, endsAt }: Holding): number => {
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
  return Math.min(100, Math.max(0, (100 * (Date.now() - start)) / (end - start)));
};

function HoldingRow({ holding }: { readonly holding: Holding }) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { projectTitle, state, startedAt, endsAt, principal } = holding;
  return (
    <li>
      <div className="row apart">
        <b>{projectTitle}</b>
        <MoneyText value={principal} code />
      </div>
      <div className="row apart soft num">
        <small>
          {translate('resources.users.holdingDays', { from: date(startedAt), to: date(endsAt) })}
        </small>
        <small>{translate(`resources.holdings.state.${state}`)}</small>
      </div>
      <div className={styles.bar} aria-hidden>
        <i style={{ width: `${String(state === 'SETTLED' ? 100 : progress(holding))}%` }} />
      </div>
    </li>
  );
}

const NoteRow = ({ note: { note, at, by } }: { readonly note: Note }) => (
  <li className={styles.note}>
    <p>{note}</p>
    <small className="soft">
      {by.name}, <TimeText at={at} />
    </small>
  </li>
);

/** The newest holdings and notes of a customer; the tabs show all of them. */
export function GlanceCards({ glance: { holdings, userNotes } }: { readonly glance: Glance }) {
  const translate = useTranslate();
  return (
    <>
      <section className="card">
        <h2>{translate('resources.users.tab.projects')}</h2>
        {holdings.items.length === 0 && (
          <p className="card-body soft">{translate('resources.users.none.projects')}</p>
        )}
        <ul className={styles.list}>
          {holdings.items.map((holding) => (
            <HoldingRow key={holding.id} holding={holding} />
          ))}
        </ul>
      </section>
      <section className="card">
        <h2>{translate('resources.users.tab.userNotes')}</h2>
        {userNotes.items.length === 0 && (
          <p className="card-body soft">{translate('resources.users.none.userNotes')}</p>
        )}
        <ul className={styles.list}>
          {userNotes.items.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      </section>
    </>
  );
}
