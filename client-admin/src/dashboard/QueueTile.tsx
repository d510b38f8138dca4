import { classes } from '../lib/classes';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRate } from '../lib/format';
import { AgeBadge } from '../ui/AgeBadge';
import { useFormat } from '../lib/useFormat';
import type { DashboardQuery } from '../lib/desk/dashboard.generated';
import { promisedMs, stillOpen } from '../lib/desk/queueFigures';
import styles from './tile.module.css';

type Figures = DashboardQuery['dashboard']['recharges'];

function PartsBar({ waiting, inReview, secondApproval }: Figures) {
  return (
    <div className={styles.partsBar} aria-hidden>
      {waiting > 0 && <i className={styles.waiting} style={{ flex: waiting }} />}
      {inReview > 0 && <i className={styles.review} style={{ flex: inReview }} />}
      {secondApproval > 0 && <i className={styles.second} style={{ flex: secondApproval }} />}
      {waiting + inReview + secondApproval === 0 && <i style={{ flex: 1 }} />}
    </div>
  );
}

interface Props {
  /** Of its address and of its name in the menu. */
  readonly resource: string;
  readonly icon: LucideIcon;
  readonly figures: Figures;
  /** Of what nobody decides: it is closed, without a second approval and without a share that was on time. */
  readonly undecided?: boolean;
}

/** The share of a week that was on time; in words where there is none. */
function OnTime({ bp, none }: { readonly bp: number | null; readonly none: string }) {
  const translate = useTranslate();
  return (
    <span>
      {bp === null ? (
        none
      ) : (
        <>
          {translate('resources.dashboard.onTime')} <b>{formatRate(bp)}</b>
        </>
      )}
    </span>
  );
}

/** A queue: how much waits, for how long, and how the week went. */
export function QueueTile({ resource, icon: Icon, figures, undecided = false }: Props) {
  const translate = useTranslate();
  const words = (name: string, values?: object) =>
    translate(`resources.dashboard.${name}`, { ...values });
  const { count } = useFormat();
  const { oldestAt } = figures;
  const parts = {
    waiting: count(figures.waiting),
    inReview: count(figures.inReview),
    secondApproval: count(figures.secondApproval),
  };
  const done = { count: count(figures.doneToday) };
  return (
    <Link to={`/${resource}`} className={classes('card', styles.tile)}>
      <span className={styles.tileName}>
        <Icon size={18} strokeWidth={1.7} aria-hidden />
        {translate(`shell.entry.${resource}`)}
        <ChevronRight size={18} aria-hidden />
      </span>
      <div className={styles.tileLead}>
        <b className="num">{count(stillOpen(figures))}</b>
        {oldestAt !== null && (
          <span className="row soft">
            {words('oldest')}
            <AgeBadge since={oldestAt} targetMs={promisedMs(figures)} />
          </span>
        )}
      </div>
      <PartsBar {...figures} />
      <div className={classes('num', styles.tileFoot)}>
        {words(undecided ? 'talks' : 'parts', parts)}
      </div>
      <div className={classes('num', styles.tileFoot)}>
        <span>{words(undecided ? 'closedToday' : 'doneToday', done)}</span>
        <OnTime bp={figures.onTimeBp} none={words(undecided ? 'untimed' : 'noneTimed')} />
      </div>
    </Link>
  );
}
