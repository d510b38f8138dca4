import { Timer } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { retryOnce } from '../../lib/retryOnce';
import { hoursMs } from '../../lib/sla';
import { Blank } from '../../ui/list/Blank';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { AgeBadge } from '../../ui/AgeBadge';
import { PageTitle } from '../../ui/PageTitle';
import { hoursOf, type Shift } from './shift';
import { HoursTable, PeopleTable } from './ShiftTables';
import styles from './ShiftView.module.css';
import { useDuration } from './useDuration';

const ShiftChart = lazy(() =>
  import('./ShiftChart').then((module) => ({ default: module.ShiftChart })),
);

const REFRESH_MS = 60_000;

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  const translate = useTranslate();
  return (
    <div className="card">
      <dt className="soft">{translate(`resources.shift.fields.${name}`)}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}

/** How the day went so far, and how long the oldest request waits now. */
function Figures({ shift }: { readonly shift: Shift }) {
  const { count } = useFormat();
  const duration = useDuration();
  const { decided, medianSeconds, p95Seconds, missed, oldestAt, targetHours } = shift;
  return (
    <dl className={styles.figures}>
      <Figure name="decided">{count(decided)}</Figure>
      <Figure name="median">{duration(medianSeconds)}</Figure>
      <Figure name="p95">{duration(p95Seconds)}</Figure>
      <Figure name="missed">{count(missed)}</Figure>
      <Figure name="oldest">
        {oldestAt === null ? '–' : <AgeBadge since={oldestAt} targetMs={hoursMs(targetHours)} />}
      </Figure>
    </dl>
  );
}

/** By hour and by person; nothing to draw where nothing was decided. */
function Decisions({ shift }: { readonly shift: Shift }) {
  const translate = useTranslate();
  const { people } = shift;
  if (people.length === 0) {
    return <Blank icon={Timer} title={translate('resources.shift.empty')} />;
  }
  const hours = hoursOf(shift);
  return (
    <>
      <section className={classes('card', styles.box)}>
        <PeopleTable people={people} />
      </section>
      <section className={classes('card', styles.box)}>
        <Suspense fallback={<Skeleton rows={5} />}>
          <ShiftChart hours={hours} />
        </Suspense>
        <HoursTable hours={hours} people={people} />
      </section>
    </>
  );
}

/** The day of the address; today, which goes on, where it names none. */
function useDay() {
  const [params, setParams] = useSearchParams();
  const day = params.get('day') ?? '';
  return {
    day,
    setDay: (next: string) => {
      setParams(next === '' ? {} : { day: next }, { replace: true });
    },
  };
}

interface DayFieldProps {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayField({ value, onChange }: DayFieldProps) {
  const translate = useTranslate();
  return (
    <label className="field">
      <span className="mute">{translate('resources.shift.day')}</span>
      <input
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        value={value}
        onChange={({ target }) => {
          if (target.validity.valid) onChange(target.value);
        }}
      />
    </label>
  );
}

/** The figures of a day; of today again and again. */
function useShift(day: string) {
  const today = day === '';
  return useGetOne<Shift & { readonly id: string }>(
    'shift',
    { id: today ? 'today' : day },
    { retry: retryOnce, ...(today ? { refetchInterval: REFRESH_MS } : {}) },
  );
}

function Found({ data, error, refetch }: ReturnType<typeof useShift>) {
  if (data) {
    return (
      <>
        <Figures shift={data} />
        <Decisions shift={data} />
      </>
    );
  }
  return error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />;
}

/** How a day at the desk went: everybody's for administrators, their own for customer service. */
export function ShiftView() {
  const translate = useTranslate();
  const { day, setDay } = useDay();
  const found = useShift(day);
  const own = found.data?.everybody === false;
  return (
    <div className={classes('page', styles.page)}>
      <div className="page-head">
        <div>
          <PageTitle>{translate('shell.entry.shift')}</PageTitle>
          <p className="soft">{translate(own ? 'resources.shift.own' : 'resources.shift.lead')}</p>
        </div>
        <DayField value={day || (found.data?.day ?? '')} onChange={setDay} />
      </div>
      <Found {...found} />
    </div>
  );
}
