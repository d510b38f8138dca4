import { useId, type ReactNode } from 'react';
import { classes } from '../../../../lib/classes';
import { useWords } from '../../../../lib/useWords';
import { Button } from '../../../../ui/Button';
import type { useAct } from './useAct';
import styles from './HoldingActions.module.css';

interface Props {
  readonly act: ReturnType<typeof useAct>;
  /** Why it cannot be done yet, in words; null when it can. */
  readonly reason: string | null;
  /** A way out of the reason. */
  readonly way?: ReactNode;
  /** What the button does, with its amount. */
  readonly children: ReactNode;
}

/** The confirming button, and below it why it waits or was refused. */
export function ActFoot({ act: { busy, online, refused, act }, reason, way, children }: Props) {
  const { t } = useWords('yield');
  const id = useId();
  const waits = online ? reason : t('shared:common.offlineAction');
  return (
    <div>
      <Button
        busy={busy}
        disabled={waits !== null}
        aria-describedby={id}
        onClick={() => void act()}
      >
        {children}
      </Button>
      <p id={id} className={classes('small muted', styles.reason)} aria-live="polite">
        {waits ?? refused} {way}
      </p>
    </div>
  );
}
