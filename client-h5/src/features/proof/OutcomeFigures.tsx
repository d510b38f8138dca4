import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { classes } from '../../lib/classes';
import { formatDuration } from '../../lib/time/formatTime';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MoneyText } from '../../ui/figure/MoneyText';
import { SelectField } from '../../ui/field/SelectField';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { OutcomeTotalsDocument, type OutcomeTotalsQuery } from './proof.generated';
import { byDuration, type OutcomeSum } from './outcomeSums';
import styles from './ProofScreen.module.css';

const ALL = 'all';

/** How contracts came out, by duration, of one market or of all of them. */
export function OutcomeFigures() {
  const { t } = useWords('proof');
  const { data, error, refetch } = useQuery(OutcomeTotalsDocument);
  return (
    <section>
      <div className="section-head">
        <h2>{t('outcomes')}</h2>
      </div>
      {data ? (
        <Figures {...data.outcomeTotals} />
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Figures({ block, at, totals }: OutcomeTotalsQuery['outcomeTotals']) {
  const { t } = useWords('proof');
  const format = useFormat();
  const [market, setMarket] = useState(ALL);
  if (block === null || at === null || totals.length === 0)
    return <Empty title={t('outcomesNone')} text={t('outcomesNoneText')} />;
  const markets = new Map(totals.map(({ instrument: { id, symbol } }) => [id, symbol]));
  const chosen = totals.filter(({ instrument }) => market === ALL || instrument.id === market);
  const upTo = { block: format.price(String(block), 0), time: format.dateTime(at) };
  return (
    <div className={styles.publicCards}>
      <p className={classes('small muted', styles.publicText)}>{t('outcomesText', upTo)}</p>
      <SelectField
        label={t('market')}
        value={market}
        onChange={setMarket}
        options={[
          { value: ALL, label: t('allMarkets') },
          ...[...markets].map(([value, label]) => ({ value, label })),
        ]}
      />
      <ul className={styles.publicCards} aria-label={t('outcomes')}>
        {byDuration(chosen).map((total) => (
          <li key={total.durationSeconds}>
            <Outcome total={total} />
          </li>
        ))}
      </ul>
      <div className={classes('small muted', styles.publicText)}>
        <p>{t('paidHint')}</p>
        <p>{t('shared:common.currency')}</p>
      </div>
    </div>
  );
}

const figures = ['won', 'lost', 'drawn', 'void'] as const;

function Outcome({ total }: { readonly total: OutcomeSum }) {
  const { t } = useWords('proof');
  const format = useFormat();
  const count = (number: number) => format.price(String(number), 0);
  return (
    <section className={classes('card', styles.publicOutcome)}>
      <h3>
        {t('over', { duration: formatDuration(total.durationSeconds) })}
        <span className="small muted num">{t('contracts', { number: count(total.count) })}</span>
      </h3>
      <dl>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd className="num">{count(total[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t('stakes')}</dt>
          <dd>
            <MoneyText money={total.stakes} />
          </dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>
            <MoneyText money={total.paid} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
