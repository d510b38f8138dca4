import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../../../schema/limits';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { NoteField } from '../../../ui/field/NoteField';
import { Sheet } from '../../../ui/sheet/Sheet';
import { OrderReportDocument, OrderSecondLookDocument } from './dispute.generated';
import styles from './DisputeCard.module.css';

export type Look = 'first' | 'second';

interface Props {
  readonly id: string;
  readonly look: Look;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What happens with a report, and one tap to send it: words of one's own are not needed. */
export function ReportSheet({ id, look, open, onClose }: Props) {
  const { t } = useWords('dispute');
  const { send, busy } = useSend(look);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { note: '' } });
  const submit = handleSubmit(async ({ note }) => {
    const refused = await send({ orderId: id, note: note.trim() === '' ? null : note });
    if (!refused) return;
    const { note: message } = sayRefusals(refused);
    if (message !== undefined) {
      setError('note', { message });
      return;
    }
    if (refused.length === 0) toast({ type: 'success', text: t('dispute.done') });
    onClose();
  });
  return (
    <Sheet title={t(`dispute.${look}.ask`)} open={open} locked={busy} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="second">{t(`dispute.${look}.text`)}</p>
        {look === 'first' && <p className="small muted">{t('dispute.attached')}</p>}
        <NoteField
          label={t('dispute.note')}
          hint={t('dispute.noteHint')}
          maxLength={limits.disputeNoteLengthMax}
          error={formState.errors.note?.message}
          {...register('note')}
        />
        <Button type="submit" busy={busy}>
          {t(`dispute.${look}.send`)}
        </Button>
      </form>
    </Sheet>
  );
}

interface Input {
  readonly orderId: string;
  readonly note: string | null;
}

/** Sends one or the other; the order comes back as it is then. Resolves to what was refused, null without an answer. */
function useSend(look: Look) {
  const [first, { loading: reporting }] = useMutation(OrderReportDocument);
  const [second, { loading: asking }] = useMutation(OrderSecondLookDocument);
  const send = async (input: Input) => {
    const options = { variables: { input }, refetchQueries: ['OrderDispute'] };
    if (look === 'first') return (await first(options)).data?.orderReport.userErrors;
    return (await second(options)).data?.orderSecondLook.userErrors;
  };
  return { send, busy: reporting || asking };
}
