import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../../schema/limits';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { NoteField } from '../../ui/field/NoteField';
import { FundPasswordHelpDocument } from './help.generated';
import styles from './AskForm.module.css';

/** The request for a new fund password, in the user's own words. */
export function AskForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useWords('help');
  const [send, { loading }] = useMutation(FundPasswordHelpDocument);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    defaultValues: { note: '' },
  });
  const submit = handleSubmit(async (input) => {
    const refused = (await send({ variables: { input } })).data?.fundPasswordHelp.userErrors;
    if (!refused) return;
    const { note: message } = sayRefusals(refused);
    if (message !== undefined) setError('note', { message });
    if (refused.length > 0) return;
    toast({ type: 'success', text: t('help.sent') });
    reset();
    onSent();
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <NoteField
        label={t('help.note')}
        hint={t('help.noteHint')}
        maxLength={limits.helpNoteLengthMax}
        error={formState.errors.note?.message}
        {...register('note', { required: t('shared:common.fillIn') })}
      />
      <Button type="submit" busy={loading}>
        {t('help.send')}
      </Button>
    </form>
  );
}
