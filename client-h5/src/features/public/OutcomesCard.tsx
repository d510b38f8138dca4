import { formatDuration } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { DeepSection } from './DeepSection';
import { IllustrationChart } from './IllustrationChart';
import { outcomesOf, type useLandingTerms } from './useLandingTerms';
import styles from './OutcomesCard.module.css';

interface Props {
  readonly terms: ReturnType<typeof useLandingTerms>;
}

/** Both outcomes in one size. The chart is a drawing; the figures are today's terms. */
export function OutcomesCard({ terms }: Props) {
  const { t } = useWords('public');
  const format = useFormat();
  const chosen =
    terms?.terms.find(({ durationSeconds }) => durationSeconds === 60) ?? terms?.terms[0];
  const outcomes = chosen && outcomesOf(chosen);
  return (
    <DeepSection className={styles.outcomesSection} x={0.5} y={0.9}>
      <div className={styles.outcomesCard}>
        <IllustrationChart />
        {outcomes && (
          <dl className={styles.outcomesPair}>
            <div>
              <dt>{t('public.ifHigher')}</dt>
              <dd>
                <MoneyText money={outcomes.higher} sign />
              </dd>
            </div>
            <div>
              <dt>{t('public.ifLower')}</dt>
              <dd>
                <MoneyText money={outcomes.lower} sign />
              </dd>
            </div>
          </dl>
        )}
      </div>
      <p className={styles.outcomesNote}>
        {chosen && outcomes
          ? t('public.illustration', {
              stake: format.money(outcomes.stake, { as: 'code' }),
              duration: formatDuration(chosen.durationSeconds),
            })
          : t('public.illustrationPlain')}
      </p>
    </DeepSection>
  );
}
