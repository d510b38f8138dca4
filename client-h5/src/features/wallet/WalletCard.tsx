import { classes } from '../../lib/classes';
import type { MoneyLike } from '../../lib/money/format';
import { timeOrDate } from '../../lib/time/timeOrDate';
import { useFormat } from '../../lib/useFormat';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import { MoneyText } from '../../ui/figure/MoneyText';
import { TotalBalance } from '../../ui/figure/TotalBalance';
import type { Balances, Wallet } from './types';
import styles from './WalletCard.module.css';

interface Props {
  readonly wallet: Wallet;
  readonly balances: Balances;
}

/** All there is, what it is made of, and what became of it. */
export function WalletCard({ wallet, balances }: Props) {
  const { t } = useWords('wallet');
  const facts: readonly [string, MoneyLike, boolean][] = [
    [t('shared:balance.available'), balances.available, false],
    [t('shared:balance.frozen'), balances.frozen, false],
    [t('shared:balance.held'), balances.held, false],
    [t('wallet.yesterday'), balances.yesterdayBalance, false],
    [t('wallet.yesterdayProfit'), balances.yesterdayProfit, true],
    [t('wallet.totalProfit'), balances.totalProfit, true],
  ];
  return (
    <section className={classes('card', styles.wallet)}>
      <TotalBalance total={wallet.total} />
      <Approximation wallet={wallet} />
      <dl className="facts">
        {facts.map(([name, money, sign]) => (
          <Fact key={name} name={name}>
            <MoneyText money={money} sign={sign} balance />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** With the rate and when that was quoted: a value by a rate is never shown without it. */
function Approximation({ wallet: { approximation } }: Pick<Props, 'wallet'>) {
  const { t } = useWords('wallet');
  const format = useFormat();
  const { balanceHidden } = useSession();
  if (!approximation || balanceHidden) return null;
  const { amount, currency, rate, base, at } = approximation;
  const priced = base === currency ? 'USD' : currency;
  return (
    <>
      <p className="small muted num">
        {t('wallet.about', { amount: `${format.price(amount, 2)}\u00a0${currency}` })}
      </p>
      <p className="small muted num">
        {`1\u00a0${base} = ${format.price(rate, 2)}\u00a0${priced} · ${timeOrDate(format, at)}`}
      </p>
    </>
  );
}
