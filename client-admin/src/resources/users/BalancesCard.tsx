import { useTranslate } from 'react-admin';
import { barHeight } from '../../lib/format';
import { MoneyText } from '../../ui/MoneyText';
import type { User } from './user';
import styles from './BalancesCard.module.css';
import { classes } from '../../lib/classes';

type Balances = User['balances'];

const purses = ['available', 'held', 'frozen'] as const;

/** What the customer has, and in which purse. */
export function BalancesCard({ balances }: { readonly balances: Balances }) {
  const translate = useTranslate();
  const filled = purses.filter((purse) => barHeight(balances[purse].amount) > 0);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{translate('resources.users.balances')}</h2>
        <span className="mute">{balances.total.asset}</span>
      </div>
      <div className="card-body">
        <p className={styles.balanceLead}>
          <MoneyText value={balances.total} />
        </p>
        <div className={styles.balanceBar} aria-hidden>
          {filled.map((purse) => (
            <i
              key={purse}
              className={styles[purse]}
              style={{ flex: barHeight(balances[purse].amount) }}
            />
          ))}
          {filled.length === 0 && <i style={{ flex: 1 }} />}
        </div>
        <dl className="facts">
          {purses.map((purse) => (
            <div key={purse}>
              <dt>
                <i className={classes(styles.swatch, styles[purse])} aria-hidden />
                {translate(`resources.users.purse.${purse}`)}
              </dt>
              <dd>
                <MoneyText value={balances[purse]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Where the total comes from: the lines add up to it. */
export function SumsCard({ balances }: { readonly balances: Balances }) {
  const translate = useTranslate();
  const { rechargedTotal, contractsNet, interestPaid } = balances;
  const { withdrawnTotal, convertedNet, coinsValue, total } = balances;
  const lines: readonly (readonly [string, Money])[] = [
    ['recharged', rechargedTotal],
    ['contractsNet', contractsNet],
    ['interestPaid', interestPaid],
    ['withdrawn', less(withdrawnTotal)],
    ['converted', less(convertedNet)],
    ['coins', coinsValue],
  ];
  return (
    <section className="card">
      <h2>{translate('resources.users.sums')}</h2>
      <dl className="facts card-body">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`resources.users.${name}`)}</dt>
            <dd>
              <MoneyText value={value} sign={name !== 'recharged'} />
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{translate('resources.users.fields.total')}</dt>
          <dd>
            <MoneyText value={total} code />
          </dd>
        </div>
      </dl>
    </section>
  );
}

type Money = Balances['total'];

/** What went away, as it changes the total. */
function less({ amount, asset }: Money): Money {
  if (/^[0.]+$/.test(amount)) return { amount, asset };
  return { asset, amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}` };
}
