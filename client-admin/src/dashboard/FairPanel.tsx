import { Lock } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { feedName } from '../lib/feedName';
import { formatRate } from '../lib/format';
import { stillOpen } from '../lib/desk/queueFigures';
import { useFormat } from '../lib/useFormat';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import styles from './FairPanel.module.css';
import { classes } from '../lib/classes';

/** A feed older than the staleness bound of contracts opens none. */
const lagLateMs = 5_000;

interface FeedsProps {
  readonly feeds: DashboardRecord['feeds'];
  readonly seconds: (ms: number) => string;
}

/** How old the newest quotes of each feed are; none where no market is open. */
function Feeds({ feeds, seconds }: FeedsProps) {
  const translate = useTranslate();
  if (feeds.length === 0) return null;
  return (
    <>
      <h3 className={styles.feeds}>{translate('resources.dashboard.feeds')}</h3>
      <dl className="facts num">
        {feeds.map(({ feed, lagMs }) => (
          <div key={feed}>
            <dt className="row">
              <i className={classes(styles.dot, lagMs > lagLateMs && styles.amber)} aria-hidden />
              {feedName(translate, feed)}
            </dt>
            <dd>{seconds(lagMs)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether contracts settle as promised. Figures that do not exist yet are said to be missing. */
export function FairPanel({ data }: { readonly data: DashboardRecord }) {
  const translate = useTranslate();
  const { decimal, count } = useFormat();
  const { settledCount, wonBp, settleDelayMs } = data;
  const none = <span className="mute">{translate('resources.dashboard.none')}</span>;
  const seconds = (ms: number) =>
    translate('resources.dashboard.seconds', {
      seconds: decimal(`${String(Math.floor(ms / 1000))}.${String(ms % 1000).padStart(3, '0')}`),
    });
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.dashboard.fair')}</h2>
        <Link className="link" to="/proofWatch">
          {translate('resources.dashboard.report')}
        </Link>
      </div>
      <div className="card-body stack">
        <dl className="facts num">
          <div>
            <dt>{translate('resources.dashboard.settledWeek')}</dt>
            <dd>{count(settledCount)}</dd>
          </div>
          <div>
            <dt>{translate('resources.dashboard.won')}</dt>
            <dd>{wonBp === null ? none : formatRate(wonBp)}</dd>
          </div>
          <div>
            <dt>{translate('resources.dashboard.settleDelay')}</dt>
            <dd>{settleDelayMs === null ? none : seconds(settleDelayMs)}</dd>
          </div>
          <div>
            <dt>{translate('resources.dashboard.disputesOpen')}</dt>
            <dd>{count(stillOpen(data.disputes))}</dd>
          </div>
        </dl>
        <Feeds feeds={data.feeds} seconds={seconds} />
        <p className="note">
          <Lock size={16} aria-hidden />
          {translate('resources.dashboard.nobody')}
        </p>
      </div>
    </section>
  );
}
