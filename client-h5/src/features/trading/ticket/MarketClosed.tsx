import { CircleAlert, Clock } from 'lucide-react';
import { paths } from '../../../../../schema/routes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import type { Instrument } from '../types';
import styles from './MarketClosed.module.css';

/** Instead of the ticket: why there is none, and when there will be one. */
export function MarketClosed({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const suspended = instrument.state === 'PROHIBITED';
  const Icon = suspended ? CircleAlert : Clock;
  return (
    <div className="stack">
      <div className="note">
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <div>
          {suspended ? <Suspended instrument={instrument} /> : <Opening instrument={instrument} />}
        </div>
      </div>
      <ButtonLink look="quiet" to={paths.markets}>
        {t('trade.toMarkets')}
      </ButtonLink>
    </div>
  );
}

function Suspended({ instrument: { prohibitReason } }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  return (
    <>
      <b className={styles.noteTitle}>{t('trade.suspendedTitle')}</b>
      {t('trade.suspendedText')}
      {prohibitReason != null && <p>{t('trade.suspendedReason', { reason: prohibitReason })}</p>}
    </>
  );
}

function Opening({ instrument: { state, opensAt } }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const format = useFormat();
  if (opensAt == null) {
    const name = state === 'CLOSED' ? t('trade.state.CLOSED') : t('trade.state.NON_TRADING');
    return (
      <>
        <b className={styles.noteTitle}>{name}</b>
        {t('trade.opensUnknown')}
      </>
    );
  }
  return (
    <>
      <b className={styles.noteTitle}>{t('trade.opens', { time: format.marketHour(opensAt) })}</b>
      {t('trade.opensThen')}
    </>
  );
}
