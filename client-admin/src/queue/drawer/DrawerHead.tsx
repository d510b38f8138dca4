import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { AgeBadge } from '../../ui/AgeBadge';
import styles from './DrawerHead.module.css';
import { AccountStopped } from '../AccountStopped';
import { targetMs, useQueue, waitsForAccount } from '../queue';
import type { useReviewing } from '../useReviewing';

interface StepProps {
  readonly label: string;
  readonly icon: typeof ChevronUp;
  readonly letter: string;
  readonly off?: boolean;
  readonly onStep: () => void;
}

function StepButton({ label, icon: Icon, letter, off = false, onStep }: StepProps) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(label)}
      aria-keyshortcuts={letter}
      title={`${translate(label)} (${letter})`}
      disabled={off}
      onClick={onStep}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

/** Number and age, and the way to the rows above and below. */
export function DrawerHead({ reviewing }: { readonly reviewing: ReturnType<typeof useReviewing> }) {
  const { isDecided } = useQueue();
  const { request, rows, openId, step, close } = reviewing;
  const at = rows.findIndex(({ id }) => id === openId);
  const by = (count: number) => () => {
    step(count);
  };
  return (
    <div className={styles.drawerHead}>
      <div className={styles.name}>
        <h2 className="num">{request?.number ?? '…'}</h2>
        {request && !isDecided(request) && (
          <AgeBadge since={request.submittedAt} targetMs={targetMs(request)} />
        )}
        {request && waitsForAccount(request) && <AccountStopped />}
      </div>
      <StepButton label="keys.previous" icon={ChevronUp} letter="K" off={at <= 0} onStep={by(-1)} />
      <StepButton
        label="keys.next"
        icon={ChevronDown}
        letter="J"
        off={at < 0 || at === rows.length - 1}
        onStep={by(1)}
      />
      <StepButton label="ra.action.close" icon={X} letter="Esc" onStep={close} />
    </div>
  );
}
