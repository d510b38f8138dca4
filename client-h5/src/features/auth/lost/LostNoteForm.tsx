import { useForm } from 'react-hook-form';
import { limits } from '../../../../../schema/limits';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { NoteField } from '../../../ui/field/NoteField';
import authPageStyles from '../AuthPage.module.css';

interface Props {
  readonly busy: boolean;
  /** Resolves to what is wrong with the note. */
  readonly onSend: (note: string) => Promise<string | undefined>;
}

/** What happened, in the user's own words. */
export function LostNoteForm({ busy, onSend }: Props) {
  const { t } = useWords('auth');
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { note: '' } });
  const submit = handleSubmit(async ({ note }) => {
    const message = await onSend(note);
    if (message !== undefined) setError('note', { message });
  });
  return (
    <form className={authPageStyles.authForm} noValidate onSubmit={(event) => void submit(event)}>
      <NoteField
        label={t('lost.note')}
        hint={t('lost.noteHint')}
        maxLength={limits.helpNoteLengthMax}
        error={formState.errors.note?.message}
        {...register('note', { required: t('shared:common.fillIn') })}
      />
      <Button type="submit" busy={busy}>
        {t('lost.send')}
      </Button>
    </form>
  );
}
