import { ArrowDownToLine, CircleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { classes } from '../../../lib/classes';
import { usePlatformClock } from '../../../lib/time/usePlatformClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { MoneyText } from '../../../ui/figure/MoneyText';
import { StatusPill } from '../../../ui/figure/StatusPill';
import type { Recharge } from '../types';
import { CreditLine } from './CreditLine';
import { isOpen, toneOf, wasCorrected } from './recordState';
import { RecordSteps } from './RecordSteps';
import styles from './RecordRow.module.css';

interface Props {
  readonly recharge: Recharge;
}

/** One recharge; an open one with its steps, a failed one with the reason and the way on. */
export function RecordRow({ recharge }: Props) {
  const { t } = useWords('recharge');
  const { clock } = usePlatformClock();
  const { id, class: kind, channelTitle, credit, submittedAt, amount, credited, state } = recharge;
  const channel = channelTitle ?? credit?.title ?? '';
  return (
    <>
      <Link className="cell record" to={paths.rechargeRecord(id)} replace>
        <span className="lead">
          <ArrowDownToLine size={20} strokeWidth={1.7} aria-hidden />
        </span>
        <span className="grow">
          <b className="record-title">
            {t('records.row', { name: t(`records.class.${kind}`), channel })}
          </b>
          <span className="small muted num">{clock(submittedAt)}</span>
        </span>
        <span className="record-end">
          <b>
            <MoneyText money={credited ?? amount} sign />
          </b>
          <StatusPill tone={toneOf[state]}>{t(`records.state.${state}`)}</StatusPill>
        </span>
      </Link>
      {isOpen(recharge) && <RecordSteps recharge={recharge} />}
      <Reason recharge={recharge} />
      {credit && <CreditLine credit={credit} />}
    </>
  );
}

function Reason({ recharge }: Props) {
  const { t } = useWords('recharge');
  const format = useFormat();
  const { state, decisionReason, credited } = recharge;
  const reason = decisionReason ?? '';
  if (state === 'FAILED') {
    return (
      <p className={classes(styles.recordWhy, 'small second')}>
        <CircleAlert size={17} strokeWidth={1.8} aria-hidden className={styles.recordBad} />
        <span>
          {t('records.refused', { reason })}{' '}
          <Link className="link" to={paths.recharge}>
            {t('records.fix')}
          </Link>
        </span>
      </p>
    );
  }
  if (!credited || !wasCorrected(recharge)) return null;
  return (
    <p className={classes(styles.recordWhy, 'small second')}>
      <CircleAlert size={17} strokeWidth={1.8} aria-hidden />
      <span>{t('records.creditedOther', { amount: format.money(credited), reason })}</span>
    </p>
  );
}
