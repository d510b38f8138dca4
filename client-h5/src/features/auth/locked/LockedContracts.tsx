import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { InstrumentGlyph } from '../../../ui/figure/InstrumentGlyph';
import { MoneyText } from '../../../ui/figure/MoneyText';
import type { LockedAccountQuery } from '../auth.generated';
import styles from './LockedContracts.module.css';

type Orders = LockedAccountQuery['lockedAccount']['openOrders'];

/** Contracts that still run; they settle as agreed. */
export function LockedContracts({ orders }: { readonly orders: Orders }) {
  const { t } = useWords('auth');
  const format = useFormat();
  return (
    <section>
      <div className="section-head">
        <h2>{t('locked.openContracts')}</h2>
      </div>
      {orders.length === 0 ? (
        <p className="second">{t('locked.noContracts')}</p>
      ) : (
        <ul className="card card-list">
          {orders.map(({ id, instrument, stake, settlesAt }) => (
            <li key={id} className="cell">
              <InstrumentGlyph symbol={instrument.symbol} small />
              <span className={classes('grow', styles.lockedContract)}>
                <b>{instrument.symbol}</b>
                <span className="small muted">
                  {t('locked.settlesAt', { time: format.clock(settlesAt) })}
                </span>
              </span>
              <MoneyText money={stake} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
