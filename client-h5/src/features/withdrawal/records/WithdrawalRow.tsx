import { ArrowUpFromLine, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill } from '../../../ui/figure/StatusPill';
import type { Withdrawal } from '../types';
import { useTargetName } from '../useTargetName';
import { isOpen, toneOf } from './recordState';
import { WithdrawalSteps } from './WithdrawalSteps';
import styles from './WithdrawalRow.module.css';

interface Props {
  readonly withdrawal: Withdrawal;
}

/** One withdrawal; an open one with its steps, a refused one with the reason and what became of the money. */
export function WithdrawalRow({ withdrawal }: Props) {
  const { t } = useWords('withdrawal');
  const { clock } = usePlatformClock();
  const name = useTargetName();
  const { id, target, submittedAt, amount, state } = withdrawal;
  return (
    <>
      <Link className="cell record" to={paths.withdrawal(id)} replace>
        <span className="lead">
          <ArrowUpFromLine size={20} strokeWidth={1.7} aria-hidden />
        </span>
        <span className="grow">
          <b className="record-title">{t('records.row', { name: name(target) })}</b>
          <span className="small muted num">{clock(submittedAt)}</span>
        </span>
        <span className="record-end">
          <b>
            <MoneyText money={{ ...amount, amount: `-${amount.amount}` }} />
          </b>
          <StatusPill tone={toneOf[state]}>{t(`records.state.${state}`)}</StatusPill>
        </span>
      </Link>
      {isOpen(withdrawal) && <WithdrawalSteps withdrawal={withdrawal} />}
      <Returned withdrawal={withdrawal} />
    </>
  );
}

/** What failed or was cancelled is available again, and says so. */
function Returned({ withdrawal }: Props) {
  const { t } = useWords('withdrawal');
  const format = useFormat();
  const { state, decisionReason, amount } = withdrawal;
  const returned = { reason: decisionReason ?? '', amount: format.money(amount) };
  if (state === 'CANCELLED')
    return (
      <p className={classes(styles.why, 'small second')}>{t('records.cancelled', returned)}</p>
    );
  if (state !== 'FAILED') return null;
  return (
    <p className={classes(styles.why, 'small second')}>
      <CircleAlert size={17} strokeWidth={1.8} aria-hidden className={styles.bad} />
      <span>{t('records.refused', returned)}</span>
    </p>
  );
}
