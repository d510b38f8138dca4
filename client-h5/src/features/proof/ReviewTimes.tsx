import { useSession } from '../../lib/session/session';
import { formatSpan } from '../../lib/time/formatSpan';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import type { PublicProofQuery } from './proof.generated';
import styles from './ProofScreen.module.css';

interface Props {
  readonly times: PublicProofQuery['reviewTimes'];
}

/** How long people here take to decide, by what they decide. */
export function ReviewTimes({ times }: Props) {
  const { t } = useWords('proof');
  return (
    <section>
      <div className="section-head">
        <h2>{t('times')}</h2>
      </div>
      <div className={styles.publicCard}>
        <p className="small muted">{t('timesText')}</p>
        <dl className="facts">
          {times.map((one) => (
            <Fact key={one.kind} name={t(`kind.${one.kind}`)}>
              <Took {...one} />
            </Fact>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Took({ medianSeconds, p95Seconds }: Props['times'][number]) {
  const { t } = useWords('proof');
  const { language } = useSession();
  if (medianSeconds === null || p95Seconds === null)
    return <span className="muted">{t('timesNone')}</span>;
  return (
    <>
      {t('median', { time: formatSpan(language, medianSeconds) })}
      <span className={styles.publicUnder}>
        {t('p95', { time: formatSpan(language, p95Seconds) })}
      </span>
    </>
  );
}
