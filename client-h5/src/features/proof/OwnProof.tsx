import { serverNow } from '../../lib/time/serverClock';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { NightStrip } from './NightStrip';
import type { PublicProofQuery } from './proof.generated';
import styles from './ProofScreen.module.css';

type Proof = PublicProofQuery['publicProof'];

const kinds = ['CONTINUOUS', 'NIGHTLY', 'OUTCOMES'] as const;

/** What the platform proves of itself, when it last did, and what it found. */
export function OwnProof({
  runs,
  nights,
  outcomes,
  mismatches,
}: Omit<Proof, 'heads' | 'sealLate'>) {
  const { t } = useWords('proof');
  const format = useFormat();
  const count = (number: number) => format.price(String(number), 0);
  return (
    <section>
      <div className="section-head">
        <h2>{t('proofs')}</h2>
      </div>
      <div className={styles.publicCard}>
        <p className="small muted">{t('proofsText')}</p>
        <dl className="facts">
          {kinds.map((kind) => (
            <Fact key={kind} name={t(`run.${kind}`)}>
              <LastRun run={runs.find((one) => one.kind === kind)} />
            </Fact>
          ))}
          <Fact name={t('recomputed')}>{count(outcomes)}</Fact>
          <Fact name={t('found')}>{count(mismatches)}</Fact>
        </dl>
        <NightStrip nights={nights} />
      </div>
    </section>
  );
}

function LastRun({ run }: { readonly run: Proof['runs'][number] | undefined }) {
  const { t } = useWords('proof');
  const format = useFormat();
  const today = new Date(serverNow()).toISOString();
  if (!run) return t('runNever');
  const of = t('runOf', { day: format.day(run.day, today) });
  return (
    <>
      {run.provedAt === null ? t('runUnder') : format.dateTime(run.provedAt)}
      {run.kind !== 'CONTINUOUS' && <span className={styles.publicUnder}>{of}</span>}
    </>
  );
}
