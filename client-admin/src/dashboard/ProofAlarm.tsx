import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { classes } from '../lib/classes';
import type { DashboardRecord } from '../lib/desk/useDashboard';
import { useFormat } from '../lib/useFormat';
import styles from './SetAside.module.css';

type Proof = DashboardRecord['proof'];

const SEAL = { IN_TIME: [], HELD: ['sealHeld'], STOPPED: ['sealStopped'] } as const;

/** What is wrong, by the name of its words: what was found before a proof that is late, and the seal on its own. */
const alarmsOf = ({ mismatches, late, seal }: Proof) => [
  ...(mismatches > 0 ? (['proofMismatches'] as const) : late ? (['proofLate'] as const) : []),
  ...SEAL[seal],
];

/** The platform's own proof found something, or it or the seal is late: an alarm each, nothing where all is well. */
export function ProofAlarm({ proof }: { readonly proof: Proof }) {
  return alarmsOf(proof).map((words) => (
    <Alarm key={words} words={words} mismatches={proof.mismatches} />
  ));
}

interface AlarmProps {
  readonly words: ReturnType<typeof alarmsOf>[number];
  readonly mismatches: number;
}

function Alarm({ words, mismatches }: AlarmProps) {
  const translate = useTranslate();
  const { count } = useFormat();
  return (
    <section className={classes('card', styles.setAside)} role="alert">
      <h2>
        <TriangleAlert size={18} aria-hidden />
        {translate(`resources.dashboard.${words}`, { count: count(mismatches) })}
      </h2>
      <div className="card-body stack">
        <p>{translate(`resources.dashboard.${words}Text`)}</p>
        <Link className="link" to="/proofWatch">
          {translate('shell.entry.proofWatch')}
        </Link>
      </div>
    </section>
  );
}
