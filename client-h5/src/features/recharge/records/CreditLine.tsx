import { Gift } from 'lucide-react';
import { parseMoney } from '../../../../../schema/money';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { classes } from '../../../lib/classes';
import type { Recharge } from '../types';
import styles from './CreditLine.module.css';

type Credit = NonNullable<Recharge['credit']>;

interface Props {
  readonly credit: Credit;
}

const minor = ({ amount }: Credit['left']): bigint => parseMoney('USD', amount).minor;

/** Whole percent of the stated turnover, rounded down. */
const percentOf = ({ done, required }: Credit['turnover']): string =>
  ((minor(done) * 100n) / minor(required)).toString();

/** What is left of what was given, and how far its turnover is; a bar as long as it is open. */
export function CreditLine({ credit: { state, left, turnover } }: Props) {
  const { t } = useWords('recharge');
  const format = useFormat();
  const says = {
    OPEN: () => t('records.credit.tied', { left: format.money(turnover.left) }),
    FULFILLED: () => t('records.credit.free'),
    USED: () => t('records.credit.used'),
  };
  return (
    <div className={classes(styles.credit, 'small second')}>
      <Gift size={17} strokeWidth={1.8} aria-hidden />
      <div className="grow">
        {state === 'OPEN' && (
          <>
            <b className="num">{t('records.credit.left', { amount: format.money(left) })}</b>
            <progress
              className={styles.bar}
              aria-label={t('records.credit.turnover')}
              value={percentOf(turnover)}
              max={100}
            />
          </>
        )}
        <span>{says[state]()}</span>
      </div>
    </div>
  );
}
