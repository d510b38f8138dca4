import { ChevronRight } from 'lucide-react';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { MethodIcon } from '../../ui/figure/MethodIcon';
import { StatusPill } from '../../ui/figure/StatusPill';
import { isWaiting, type Method } from './usePaymentMethods';
import styles from './MethodRow.module.css';

interface Props {
  readonly method: Method;
  readonly onOpen: (id: string) => void;
}

/** One target; from when on it can be paid is said while it still waits. */
export function MethodRow({ method, onOpen }: Props) {
  const { t } = useWords('payment-methods');
  const format = useFormat();
  const { id, kind, bank, masked, holderMasked, isDefault, usableSince } = method;
  const waits = isWaiting(method);
  return (
    <button
      type="button"
      className="cell record"
      onClick={() => {
        onOpen(id);
      }}
    >
      <span className="lead">
        <MethodIcon kind={kind} />
      </span>
      <span className="grow">
        <b className={classes('record-title', styles.title)}>
          {kind === 'BANK_CARD' ? bank : t(`methods.kind.${kind}`)}
          {isDefault && <StatusPill tone="info">{t('methods.default')}</StatusPill>}
        </b>
        <span className="record-line small muted num">
          {[holderMasked, masked].filter(Boolean).join(' · ')}
        </span>
        {waits && (
          <span className={styles.waits}>
            {t('methods.waitsUntil', { time: format.dateTime(usableSince) })}
          </span>
        )}
      </span>
      <ChevronRight size={16} className="muted" aria-hidden />
    </button>
  );
}
