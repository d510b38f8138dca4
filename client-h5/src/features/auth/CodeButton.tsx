import { formatCountdown } from '../../lib/time/formatTime';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';

interface Props {
  /** Seconds until the next code may be asked for; null when it may be now. */
  readonly wait: number | null;
  readonly busy: boolean;
  readonly onSend: () => void;
}

export function CodeButton({ wait, busy, onSend }: Props) {
  const { t } = useWords('auth');
  const text =
    wait === null ? t('auth.sendCode') : t('auth.resendIn', { time: formatCountdown(wait) });
  return (
    <Button small look="text" className="num" busy={busy} disabled={wait !== null} onClick={onSend}>
      {text}
    </Button>
  );
}
