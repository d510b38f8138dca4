import { useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { forgotPassword } from '../../providers/session';
import { EntryForm } from './EntryForm';
import { Field } from './Field';
import { useSending } from './useSending';
import { textOf } from './useSignIn';

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly onBack: () => void;
}

/** Asks for a link to the staff mailbox; whether it is anybody’s is never said. */
export function ForgotPassword({ i18nProvider, onBack }: Props) {
  const translate: I18nProvider['translate'] = (key, options) =>
    i18nProvider.translate(key, options);
  const [heard, setHeard] = useState(false);
  const { send, fault, busy } = useSending();
  const ask = async (form: FormData) => {
    setHeard(await send(() => forgotPassword(textOf(form, 'email'))));
  };
  return (
    <EntryForm
      i18nProvider={i18nProvider}
      title={translate('signIn.ask.title')}
      lead={translate('signIn.ask.lead')}
      action={translate('signIn.ask.go')}
      busy={busy}
      fault={fault}
      onSend={(form) => {
        void ask(form);
      }}
      hint={
        <button type="button" className="link" onClick={onBack}>
          {translate('signIn.ask.back')}
        </button>
      }
    >
      <Field name="email" type="email" label={translate('ra.auth.email')} autoComplete="username" />
      {heard && (
        <p className="note" role="status">
          {translate('signIn.ask.heard')}
        </p>
      )}
    </EntryForm>
  );
}
