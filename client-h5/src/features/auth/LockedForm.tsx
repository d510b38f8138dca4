import { useForm } from 'react-hook-form';
import { useWords } from '../../lib/useWords';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { readDraft } from '../../lib/forms/useDraft';
import { Button } from '../../ui/Button';
import { CredentialFields } from './CredentialFields';
import { useLockedPass } from './useLockedPass';
import './auth.css';

/** Account and password, for balance and open contracts; nothing else opens with them. */
export function LockedForm({ onPass }: { readonly onPass: (pass: string) => void }) {
  const { t } = useWords('auth');
  const { open, busy, errors } = useLockedPass(onPass);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { account: readDraft('login').account ?? '', password: '' },
  });
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void handleSubmit(open)(event)}>
      <CredentialFields register={register} typed={formState.errors} refused={errors} />
      <Button type="submit" busy={busy}>
        {t('locked.show')}
      </Button>
      <p className="auth-other">
        <Link className="link" to={paths.login}>
          {t('locked.otherAccount')}
        </Link>
      </p>
    </form>
  );
}
