import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../../../../schema/limits';
import { paths } from '../../../../../../schema/routes';
import { newKey } from '../../../../lib/forms/newKey';
import { sayRefusals } from '../../../../lib/forms/refusals';
import { orLate } from '../../../../lib/time/late';
import { toast } from '../../../../lib/toast';
import { useFormat } from '../../../../lib/useFormat';
import { useWords } from '../../../../lib/useWords';
import { Button, ButtonLink } from '../../../../ui/Button';
import { NoteField } from '../../../../ui/field/NoteField';
import { AppealDocument, AppealSendDocument, type AppealQuery } from '../../auth.generated';

/** By the pass of this page: the session has ended. */
const byPass = (pass: string) => ({ headers: { token: pass }, pass: true });

interface Props {
  readonly pass: string;
  readonly lockedAt: string;
}

/** The one appeal of this lock, how far it is, and the way to its conversation. One of an earlier lock is over. */
export function Appeal({ pass, lockedAt }: Props) {
  const { t } = useWords('auth');
  const context = byPass(pass);
  const { data, refetch } = useQuery(AppealDocument, { fetchPolicy: 'no-cache', context });
  if (!data) return null;
  const { appeal, conversations } = data;
  const ofThisLock = appeal != null && Date.parse(appeal.submittedAt) >= Date.parse(lockedAt);
  const talk = conversations.edges.find(({ node }) => node.subjectId === appeal?.id)?.node;
  return (
    <section>
      <div className="section-head">
        <h2>{t('locked.appeal')}</h2>
      </div>
      {ofThisLock ? (
        <Standing appeal={appeal} />
      ) : (
        <p className="second">{t('locked.appealLead')}</p>
      )}
      {ofThisLock && talk ? (
        <ButtonLink look="outline" to={`${paths.customer}?appeal=${encodeURIComponent(talk.id)}`}>
          {t('locked.appealTalk')}
        </ButtonLink>
      ) : (
        <AppealForm pass={pass} sent={ofThisLock} onSent={() => void refetch()} />
      )}
    </section>
  );
}

function Standing({ appeal }: { readonly appeal: NonNullable<AppealQuery['appeal']> }) {
  const { t } = useWords('auth');
  const format = useFormat();
  return (
    <p className="second" role="status">
      {appeal.state === 'REFUSED'
        ? t('locked.appealRefused', { reason: appeal.reason ?? '' })
        : t(orLate('locked.appealReview', appeal.reviewBy), {
            time: format.dateTime(appeal.reviewBy),
          })}
    </p>
  );
}

interface FormProps {
  readonly pass: string;
  /** An appeal from before conversations stands: its conversation begins with what is written. */
  readonly sent: boolean;
  readonly onSent: () => void;
}

function AppealForm({ pass, sent, onSent }: FormProps) {
  const { t } = useWords('auth');
  const [clientId] = useState(newKey);
  const [send, { loading }] = useMutation(AppealSendDocument, { context: byPass(pass) });
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { note: '' } });
  const submit = handleSubmit(async (input) => {
    const { data } = await send({
      variables: { input: { ...input, clientId } },
    });
    if (!data) return;
    const { userErrors } = data.appealSend;
    const { note: message } = sayRefusals(userErrors);
    if (message !== undefined) setError('note', { message }, { shouldFocus: true });
    if (userErrors.length > 0) return;
    toast({ type: 'success', text: t('locked.appealSent') });
    onSent();
  });
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <NoteField
        label={t('locked.appealNote')}
        hint={t('lost.noteHint')}
        maxLength={limits.helpNoteLengthMax}
        error={formState.errors.note?.message}
        {...register('note', { required: t('shared:common.fillIn') })}
      />
      <Button type="submit" busy={loading}>
        {t(sent ? 'locked.appealTalk' : 'locked.appealSend')}
      </Button>
    </form>
  );
}
