import { useState } from 'react';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';

/** Asks for what was said before what stands there. */
export function Earlier({ onEarlier }: { readonly onEarlier: () => Promise<unknown> }) {
  const { t } = useWords('support');
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await onEarlier();
    setBusy(false);
  };
  return (
    <Button small look="quiet" busy={busy} onClick={() => void ask()}>
      {t('chat.earlier')}
    </Button>
  );
}
