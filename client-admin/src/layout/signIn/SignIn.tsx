import type { I18nProvider } from 'react-admin';
import { EntryForm } from './EntryForm';
import { FactorSteps } from './FactorSteps';
import { Field } from './Field';
import { usePractice } from './usePractice';
import { useSignIn } from './useSignIn';

interface Props {
  readonly i18nProvider: I18nProvider;
  /** What a link has just led to: they have joined, or changed their password. */
  readonly after?: 'joined' | 'changed' | null;
  readonly onForgot: () => void;
  readonly onSignedIn: () => void;
}

/**
 * Staff have accounts of their own; they are invited, and nobody registers here. It stands before the console and
 * loads neither react-admin nor MUI.
 */
export function SignIn({ i18nProvider, after = null, onForgot, onSignedIn }: Props) {
  const translate: I18nProvider['translate'] = (key, options) =>
    i18nProvider.translate(key, options);
  const practice = usePractice();
  const { signIn, asked, fault, busy } = useSignIn(onSignedIn);
  return (
    <EntryForm
      i18nProvider={i18nProvider}
      title={translate('signIn.title')}
      lead={translate(`signIn.${after ?? 'lead'}`)}
      action={translate('ra.auth.sign_in')}
      busy={busy}
      fault={fault}
      onSend={(form) => {
        void signIn(form);
      }}
      hint={
        <>
          <button type="button" className="link" onClick={onForgot}>
            {translate('signIn.forgot')}
          </button>
          {practice && <p className="note">{translate('signIn.practice')}</p>}
        </>
      }
    >
      <Field name="email" type="email" label={translate('ra.auth.email')} autoComplete="username" />
      <Field
        name="password"
        type="password"
        label={translate('ra.auth.password')}
        autoComplete="current-password"
      />
      {asked !== 'password' && <FactorSteps asked={asked} translate={translate} />}
    </EntryForm>
  );
}
