import { classes } from '../../lib/classes';
import { formatDuration } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import type { useLandingTerms } from './useLandingTerms';
import styles from './Costs.module.css';

interface Props {
  readonly market: NonNullable<ReturnType<typeof useLandingTerms>>;
}

/** Today's terms of one market, as its order ticket states them. */
export function Costs({ market: { symbol, terms } }: Props) {
  const { t } = useWords('public');
  const format = useFormat();
  return (
    <section id="costs">
      <div className="section-head">
        <h2>{t('public.costsTitle')}</h2>
      </div>
      <div className={classes('card', styles.costs)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('public.costsDuration')}</th>
              <th scope="col">{t('public.costsReturn')}</th>
              <th scope="col">{t('public.costsFee')}</th>
              <th scope="col">{t('public.costsBreakEven')}</th>
            </tr>
          </thead>
          <tbody className="num">
            {terms.map(({ id, durationSeconds, payoutBp, feeBp, breakEvenBp }) => (
              <tr key={id}>
                <th scope="row">{formatDuration(durationSeconds)}</th>
                <td>{format.rate(payoutBp)}</td>
                <td>{format.rate(feeBp)}</td>
                <td>{format.rate(breakEvenBp, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">{t('public.costsText', { symbol })}</p>
      </div>
    </section>
  );
}
