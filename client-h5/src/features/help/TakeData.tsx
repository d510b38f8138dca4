import { useMutation } from '@apollo/client/react';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { VerificationChangeConfirmDocument } from './help.generated';
import styles from './AskForm.module.css';

/** The user's own word that the new data are theirs. */
export function TakeData({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords('help');
  const [confirm, { loading }] = useMutation(VerificationChangeConfirmDocument);
  const taken = async () => {
    const { data } = await confirm();
    if (!data) return;
    sayRefusals(data.verificationChangeConfirm.userErrors);
    if (data.verificationChangeConfirm.done === true)
      toast({ type: 'success', text: t('help.done') });
    onDone();
  };
  return (
    <div className={styles.form}>
      <Button busy={loading} onClick={() => void taken()}>
        {t('help.takeData')}
      </Button>
    </div>
  );
}
