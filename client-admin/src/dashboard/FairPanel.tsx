import { Lock } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { formatRate } from '../lib/format';
import { useFormat } from '../lib/useFormat';
import type { DashboardRecord } from '../lib/useDashboard';
import styles from './FairPanel.module.css';
import { classes } from '../lib/classes';

/** A feed older than the staleness bound of contracts opens none. */
const lagLateMs = 5_000;

/** Whether contracts settle as promised. Figures that do not exist yet are said to be missing. */
export function FairPanel({ data }: { readonly data: DashboardRecord }) {
  const translate = useTranslate();
  const { decimal, count } = useFormat();
  const { settledCount, wonBp, settleDelayMs, feedLagMs } = data;
  const none = <span className="mute">{translate('resources.dashboard.none')}</span>;
  const seconds = (ms: number) =>
    translate('resources.dashboard.seconds', {
      seconds: decimal(`${String(Math.floor(ms / 1000))}.${String(ms % 1000).padStart(3, '0')}`),
    });
  return (
    <section className="card">
      <h2>{translate('resources.dashboard.fair')}</h2>
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
            <dt className="row">
              <i
                className={classes(styles.dot, (feedLagMs ?? 0) > lagLateMs && styles.amber)}
                aria-hidden
              />
              {translate('resources.dashboard.feedLag')}
            </dt>
            <dd>{feedLagMs === null ? none : seconds(feedLagMs)}</dd>
          </div>
        </dl>
        <p className="note">
          <Lock size={16} aria-hidden />
          {translate('resources.dashboard.nobody')}
        </p>
      </div>
    </section>
  );
}
