import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import { Sheet } from './Sheet';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string;
  /** What the button does, as a verb. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
}

/** Asks once more. Refusing is as large as agreeing. */
export function Confirm({ open, title, text, action, onConfirm, onClose, busy = false }: Props) {
  const { t } = useTranslation();
  return (
    <Sheet title={title} open={open} onClose={onClose} locked={busy}>
      {text !== undefined && <p className="second">{text}</p>}
      <Button busy={busy} onClick={onConfirm}>
        {action}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </Sheet>
  );
}
