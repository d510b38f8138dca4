import { useState, type SubmitEvent } from 'react';
import type { I18nProvider } from 'react-admin';
import { openSession } from '../../providers/session';
import { Brand } from '../Brand';
import { Choices } from './Choices';
import { usePractice } from './usePractice';
import styles from './SignIn.module.css';

type Translate = I18nProvider['translate'];

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function useSignIn(onSignedIn: () => void) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = async (form: FormData) => {
    setBusy(true);
    setFault(null);
    try {
      await openSession({
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
      });
      onSignedIn();
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'ra.auth.sign_in_error');
      setBusy(false);
    }
  };
  return { signIn, fault, busy };
}

interface FieldProps {
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly autoComplete: string;
}

const Field = ({ name, label, autoComplete }: FieldProps) => (
  <label>
    {label}
    <input name={name} type={name} autoComplete={autoComplete} required />
  </label>
);

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly onSignedIn: () => void;
}

/**
 * Staff have accounts of their own; nobody registers here. It stands before the console and loads
 * neither react-admin nor MUI.
 */
export function SignIn({ i18nProvider, onSignedIn }: Props) {
  const translate: Translate = (key, options) => i18nProvider.translate(key, options);
  const practice = usePractice();
  const { signIn, fault, busy } = useSignIn(onSignedIn);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  };
  return (
    <main className={styles.signIn}>
      <title>{`${translate('ra.auth.sign_in')} · ${translate('shell.title')}`}</title>
      <form className="card" onSubmit={submit}>
        <Brand console={translate('shell.console')} />
        <div>
          <h1>{translate('signIn.title')}</h1>
          <p className="soft">{translate('signIn.lead')}</p>
        </div>
        <Field name="email" label={translate('ra.auth.email')} autoComplete="username" />
        <Field
          name="password"
          label={translate('ra.auth.password')}
          autoComplete="current-password"
        />
        {fault !== null && (
          <p className="note bad" role="alert">
            {translate(fault, { _: fault })}
          </p>
        )}
        <button type="submit" disabled={busy} aria-busy={busy}>
          {translate('ra.auth.sign_in')}
        </button>
        {practice && <p className="note">{translate('signIn.practice')}</p>}
        <footer>
          <small className="mute">{translate('signIn.never')}</small>
          <Choices i18nProvider={i18nProvider} />
        </footer>
      </form>
    </main>
  );
}
