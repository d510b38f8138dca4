import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { readDraft } from '../../../lib/forms/useDraft';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { CredentialFields } from '../CredentialFields';
import { useLockedPass } from './useLockedPass';
import authPageStyles from '../AuthPage.module.css';

/** Account and password, for balance and open contracts; nothing else opens with them. */
export function LockedForm({ onPass }: { readonly onPass: (pass: string) => void }) {
  const { t } = useWords('auth');
  const { open, busy, errors } = useLockedPass(onPass);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { account: readDraft('login').account ?? '', password: '' },
  });
  return (
    <form
      className={authPageStyles.authForm}
      noValidate
      onSubmit={(event) => void handleSubmit(open)(event)}
    >
      <CredentialFields register={register} typed={formState.errors} refused={errors} />
      <Button type="submit" busy={busy}>
        {t('locked.show')}
      </Button>
      <p className={authPageStyles.authOther}>
        <Link className="link" to={paths.login}>
          {t('locked.otherAccount')}
        </Link>
      </p>
    </form>
  );
}
