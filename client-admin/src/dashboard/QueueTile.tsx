import { ChevronRight, Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRate } from '../lib/format';
import { hoursMs } from '../lib/sla';
import { AgeBadge } from '../ui/AgeBadge';
import type { DashboardQuery } from '../lib/dashboard.generated';
import { stillOpen } from '../lib/queueFigures';

type Figures = DashboardQuery['dashboard']['recharges'];

function PartsBar({ waiting, inReview, secondApproval }: Figures) {
  return (
    <div className="parts-bar" aria-hidden>
      {waiting > 0 && <i className="waiting" style={{ flex: waiting }} />}
      {inReview > 0 && <i className="review" style={{ flex: inReview }} />}
      {secondApproval > 0 && <i className="second" style={{ flex: secondApproval }} />}
      {waiting + inReview + secondApproval === 0 && <i style={{ flex: 1 }} />}
    </div>
  );
}

/** The recharge queue: how much waits, for how long, and how the week went. */
export function QueueTile({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const { waiting, inReview, secondApproval, oldestAt, targetHours, onTimeBp, doneToday } = figures;
  return (
    <Link to="/recharges" className="card tile">
      <span className="tile-name">
        <Download size={18} strokeWidth={1.7} aria-hidden />
        {translate('shell.entry.recharges')}
        <ChevronRight size={18} aria-hidden />
      </span>
      <div className="tile-lead">
        <b className="num">{stillOpen(figures)}</b>
        {oldestAt !== null && (
          <span className="row soft">
            {translate('resources.dashboard.oldest')}
            <AgeBadge since={oldestAt} targetMs={hoursMs(targetHours)} />
          </span>
        )}
      </div>
      <PartsBar {...figures} />
      <div className="tile-foot num">
        {translate('resources.dashboard.parts', { waiting, inReview, secondApproval })}
      </div>
      <div className="tile-foot num">
        <span>{translate('resources.dashboard.doneToday', { count: doneToday })}</span>
        <span>
          {translate('resources.dashboard.onTime')}{' '}
          <b>{onTimeBp === null ? '–' : formatRate(onTimeBp)}</b>
        </span>
      </div>
    </Link>
  );
}
