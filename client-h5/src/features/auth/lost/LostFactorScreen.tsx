import { useForm } from 'react-hook-form';
import { readDraft } from '../../../lib/forms/useDraft';
import { orLate } from '../../../lib/time/late';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { LanguageButton } from '../../../ui/LanguageButton';
import { PageTitle } from '../../../ui/layout/PageTitle';
import authPageStyles from '../AuthPage.module.css';
import { AuthPage } from '../AuthPage';
import { CredentialFields, type Credentials } from '../CredentialFields';
import { FactorOffForm } from './FactorOffForm';
import { LostNoteForm } from './LostNoteForm';
import { useLostFactor, type Lost } from './useLostFactor';

/** `/pages/login/lostfactor`: for whoever knows the password and has no second factor any more. */
export function LostFactorScreen() {
  const { t } = useWords('auth');
  const { opened, open, report, busy, errors } = useLostFactor();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { account: readDraft('login').account ?? '', password: '' },
  });
  return (
    <AuthPage end={<LanguageButton />}>
      <PageTitle title={t('lost.title')} />
      <p className="second">{t('lost.lead')}</p>
      {opened === null ? (
        <form
          className={authPageStyles.authForm}
          noValidate
          onSubmit={(event) => void handleSubmit(open)(event)}
        >
          <CredentialFields register={register} typed={formState.errors} refused={errors} />
          <Button type="submit" busy={busy}>
            {t('lost.go')}
          </Button>
        </form>
      ) : (
        <Step lost={opened} onReport={report} busy={busy} />
      )}
    </AuthPage>
  );
}

interface StepProps {
  readonly lost: Lost;
  readonly busy: boolean;
  readonly onReport: (note: string) => Promise<string | undefined>;
}

/** What comes next, by where the request is. */
function Step({ lost: { credentials, request }, busy, onReport }: StepProps) {
  if (request?.state === 'READY') return <FactorOffForm credentials={credentials} />;
  return (
    <>
      {request && <Standing request={request} />}
      {request?.state !== 'UNDER_REVIEW' && request?.state !== 'WAITING' && (
        <LostNoteForm busy={busy} onSend={onReport} />
      )}
    </>
  );
}

/** Where the request is that was sent in; of one that is over, why it was refused. */
function Standing({ request }: { readonly request: NonNullable<Lost['request']> }) {
  const { t } = useWords('auth');
  const format = useFormat();
  const { state, reviewBy, readyAt, reason } = request;
  const said: Partial<Record<typeof state, string>> = {
    UNDER_REVIEW: t(orLate('lost.review', reviewBy), { time: format.dateTime(reviewBy) }),
    WAITING: t('lost.waiting', { time: format.dateTime(readyAt ?? reviewBy) }),
    REFUSED: t('lost.refused', { reason: reason ?? '' }),
  };
  if (said[state] === undefined) return null;
  return (
    <div className={authPageStyles.authForm}>
      <Banner tone={state === 'REFUSED' ? 'warn' : 'info'}>
        <p role="status">{said[state]}</p>
      </Banner>
    </div>
  );
}
