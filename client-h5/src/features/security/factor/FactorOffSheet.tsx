import { useMutation } from '@apollo/client/react';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Sheet } from '../../../ui/sheet/Sheet';
import { SecondFactorRemoveDocument } from '../security.generated';
import { CodeForm } from './CodeForm';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Turning it off asks for a code of it. */
export function FactorOffSheet({ open, onClose, onChanged }: Props) {
  const { t } = useWords('security');
  const [remove, { loading: busy }] = useMutation(SecondFactorRemoveDocument);
  const send = async (code: string) => {
    const { data } = await remove({ variables: { input: { code } } });
    if (!data) return [];
    const { removed, userErrors } = data.secondFactorRemove;
    if (removed === true) {
      toast({ type: 'success', text: t('security.factorGone') });
      onChanged();
      onClose();
    }
    return userErrors;
  };
  return (
    <Sheet title={t('security.factorOff')} open={open} onClose={onClose} locked={busy}>
      <p className="second">{t('security.factorOffText')}</p>
      <CodeForm busy={busy} action={t('security.factorOff')} onSend={send} />
    </Sheet>
  );
}
