import { useQuery } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { parseMoney } from '../../../../schema/money';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { FirstStepDocument, type FirstStepQuery } from './home.generated';
import styles from './FirstStep.module.css';

const isZero = (amount: string) => parseMoney('USD', amount).minor === 0n;

/** The one thing a new account does next; null when it has traded or has nothing to begin with. */
function stepOf({ me, orders, recharges }: FirstStepQuery): 'recharge' | 'wait' | 'order' | null {
  if (orders.edges.length > 0) return null;
  if (!isZero(me.balances.total.amount)) return 'order';
  const newest = recharges.edges[0]?.node.state;
  const decided = newest === undefined || newest === 'SUCCESS' || newest === 'FAILED';
  return decided ? 'recharge' : 'wait';
}

const targets = {
  recharge: paths.recharge,
  wait: paths.rechargeRecords,
  order: paths.markets,
} as const;

/** The next step of an account that is new: money first, then the first contract, then nothing. */
export function FirstStep() {
  const { t } = useWords('home');
  const { data } = useQuery(FirstStepDocument);
  const step = data ? stepOf(data) : null;
  if (step === null) return null;
  return (
    <Link className={styles.step} to={targets[step]} state={{ fromHome: true }}>
      <span className="grow">
        <span className={styles.next}>{t('home.nextStep')}</span>
        <b>{t(`home.step.${step}`)}</b>
        <span className="small second">{t(`home.stepText.${step}`)}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.8} aria-hidden />
    </Link>
  );
}
