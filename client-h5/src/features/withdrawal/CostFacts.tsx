import type { Money } from '../../../../schema/money';
import { classes } from '../../lib/classes';
import { serverNow } from '../../lib/time/serverClock';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { costsOf } from './figures';
import type { Policy, Target } from './types';
import styles from './CostFacts.module.css';

interface Props {
  readonly amount: Money | null;
  readonly policy: Policy;
  readonly target: Target | undefined;
}

/** What it costs, what arrives, and by when it is decided. */
export function CostFacts({ amount, policy, target }: Props) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const costs = amount && costsOf(amount, policy, target);
  const rate = format.rate(policy.feeBp);
  return (
    <dl className={classes('card facts', styles.costs)}>
      <Fact name={t('withdraw.fee', { rate })}>
        {costs ? <MoneyText money={costs.fee} /> : '–'}
      </Fact>
      <Fact name={t('withdraw.receive')}>
        {costs ? <MoneyText money={costs.credited} code /> : '–'}
      </Fact>
      {costs?.coin && (
        <Fact name={t('withdraw.receiveCoin', { coin: costs.coin.asset })}>
          ≈ <MoneyText money={costs.coin} />
        </Fact>
      )}
      <Fact name={t('withdraw.expected')}>{format.dateTime(reviewedBy(policy))}</Fact>
    </dl>
  );
}

const HOUR_MS = 3_600_000;

/** When a request that is sent now is decided at the latest, as the platform promises it. */
export const reviewedBy = ({ reviewHours }: Policy): string =>
  new Date(serverNow() + reviewHours * HOUR_MS).toISOString();
