import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import { useFormat } from '../lib/useFormat';
import styles from './SetAside.module.css';

/** The platform's own proof found something, or is behind: an alarm, and nothing at all where neither is so. */
export function ProofAlarm({ proof }: { readonly proof: DashboardRecord['proof'] }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { mismatches, late } = proof;
  if (mismatches === 0 && !late) return null;
  return (
    <section className={classes('card', styles.setAside)} role="alert">
      <h2>
        <TriangleAlert size={18} aria-hidden />
        {mismatches > 0
          ? translate('resources.dashboard.proofMismatches', { count: count(mismatches) })
          : translate('resources.dashboard.proofLate')}
      </h2>
      <div className="card-body stack">
        <p>
          {translate(`resources.dashboard.${mismatches > 0 ? 'proofMismatches' : 'proofLate'}Text`)}
        </p>
        <Link className="link" to="/proofWatch">
          {translate('shell.entry.proofWatch')}
        </Link>
      </div>
    </section>
  );
}
