import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LucideIcon } from 'lucide-react';
import { classes } from '../lib/classes';
import type { DashboardQuery } from '../lib/desk/dashboard.generated';
import { promisedMs, stillOpen } from '../lib/desk/queueFigures';
import { useFormat } from '../lib/useFormat';
import { AgeBadge } from '../ui/AgeBadge';
import styles from './tile.module.css';

interface Props {
  /** Of its address and of its name in the menu. */
  readonly resource: string;
  readonly icon: LucideIcon;
  readonly figures: DashboardQuery['dashboard']['recharges'];
}

/** A queue in one line: how much waits, and for how long. */
export function QueueStrip({ resource, icon: Icon, figures }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { oldestAt } = figures;
  return (
    <Link to={`/${resource}`} className={classes('card', styles.strip)}>
      <Icon size={18} strokeWidth={1.7} aria-hidden />
      <span>{translate(`shell.entry.${resource}`)}</span>
      {oldestAt !== null && <AgeBadge since={oldestAt} targetMs={promisedMs(figures)} />}
      <b className="num">{count(stillOpen(figures))}</b>
    </Link>
  );
}
