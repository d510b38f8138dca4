import { Button, TextField } from '@mui/material';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { Brand } from './Brand';
import { LanguageButton } from './LanguageButton';
import { ThemeButton } from './ThemeButton';
import { usePractice } from './usePractice';
import styles from './SignIn.module.css';

function useSignIn() {
  const login = useLogin();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = async (form: FormData) => {
    setBusy(true);
    setFault(null);
    try {
      await login({ email: form.get('email'), password: form.get('password') });
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'ra.auth.sign_in_error');
      setBusy(false);
    }
  };
  return { signIn, fault, busy };
}

/** Staff have accounts of their own; nobody registers here. */
export function SignIn() {
  const translate = useTranslate();
  const practice = usePractice();
  const { signIn, fault, busy } = useSignIn();
  useEffect(() => {
    document.title = `${translate('ra.auth.sign_in')} · ${translate('shell.title')}`;
  }, [translate]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  };
  const field = { required: true, fullWidth: true, slotProps: { inputLabel: { required: false } } };
  return (
    <main className={styles.signIn}>
      <form className="card" onSubmit={submit}>
        <Brand />
        <div>
          <h1>{translate('signIn.title')}</h1>
          <p className="soft">{translate('signIn.lead')}</p>
        </div>
        <TextField
          {...field}
          name="email"
          type="email"
          autoComplete="username"
          label={translate('ra.auth.email')}
        />
        <TextField
          {...field}
          name="password"
          type="password"
          autoComplete="current-password"
          label={translate('ra.auth.password')}
        />
        {fault !== null && (
          <p className="note bad" role="alert">
            {translate(fault, { _: fault })}
          </p>
        )}
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {translate('ra.auth.sign_in')}
        </Button>
        {practice && <p className="note">{translate('signIn.practice')}</p>}
        <footer>
          <small className="mute">{translate('signIn.never')}</small>
          <span className="row">
            <LanguageButton />
            <ThemeButton />
          </span>
        </footer>
      </form>
    </main>
  );
}
