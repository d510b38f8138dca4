import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import type { useLandingTerms } from './useLandingTerms';

interface Props {
  readonly market: NonNullable<ReturnType<typeof useLandingTerms>>;
}

/** Today's terms of one market, as its order ticket states them. */
export function Costs({ market: { symbol, terms } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section id="costs">
      <div className="section-head">
        <h2>{t('marketing.costsTitle')}</h2>
      </div>
      <div className="card costs">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('marketing.costsDuration')}</th>
              <th scope="col">{t('marketing.costsReturn')}</th>
              <th scope="col">{t('marketing.costsFee')}</th>
              <th scope="col">{t('marketing.costsBreakEven')}</th>
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
        <p className="small muted">{t('marketing.costsText', { symbol })}</p>
      </div>
    </section>
  );
}
