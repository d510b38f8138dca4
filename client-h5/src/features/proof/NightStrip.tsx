import { classes } from '../../lib/classes';
import { serverNow } from '../../lib/time/serverClock';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import type { PublicProofQuery } from './proof.generated';
import styles from './ProofScreen.module.css';

type Night = PublicProofQuery['publicProof']['nights'][number];

/** The last thirty days, oldest first: a bar each, and each in words for who cannot see it. */
export function NightStrip({ nights }: { readonly nights: readonly Night[] }) {
  const { t } = useWords('proof');
  const format = useFormat();
  const today = new Date(serverNow()).toISOString();
  const said = ({ day, mismatches, outcomes, complete }: Night) => {
    const of = { day: format.day(day, today) };
    if (mismatches > 0)
      return t('night.found', { ...of, number: format.price(String(mismatches), 0) });
    if (!complete) return t('night.open', of);
    return t('night.fine', { ...of, number: format.price(String(outcomes), 0) });
  };
  const proved = nights.some(({ complete }) => complete);
  const bad = nights.filter(({ mismatches }) => mismatches > 0);
  if (nights.length === 0) return <p className="small muted">{t('nightsNone')}</p>;
  return (
    <>
      <h3 className={styles.publicSmallHead}>{t('nights')}</h3>
      <ol className={styles.publicNights}>
        {nights.toReversed().map((night) => (
          <li key={night.day} className={lookOf(night)}>
            <span className="hidden">{said(night)}</span>
          </li>
        ))}
      </ol>
      {bad.length === 0 ? (
        <p className="small">{t(proved ? 'nightsClean' : 'nightsNone')}</p>
      ) : (
        <ul className="small">
          {bad.map((night) => (
            <li key={night.day}>{said(night)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function lookOf({ mismatches, complete }: Night): string {
  const look = complete ? styles.publicNightFine : undefined;
  return classes(styles.publicNight, mismatches > 0 ? styles.publicNightBad : look);
}
