import { useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { Refused } from '../../lib/refused';
import { resetPassword } from '../../providers/session';
import { EntryForm } from './EntryForm';
import { Field } from './Field';
import { NewPasswordFields } from './NewPasswordFields';
import { useSending } from './useSending';
import { textOf } from './useSignIn';

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly token: string;
  readonly onChanged: () => void;
  /** To the sign-in, where another link is asked for. */
  readonly onBack: () => void;
}

/** Another password by the link of a mail; whoever has a second factor in use is asked for its code. */
export function ResetPassword({ i18nProvider, token, onChanged, onBack }: Props) {
  const translate: I18nProvider['translate'] = (key, options) =>
    i18nProvider.translate(key, options);
  const [coded, setCoded] = useState(false);
  const { send, fault, busy } = useSending((error) => {
    const asked = error instanceof Refused && error.code === 'SECOND_FACTOR_REQUIRED';
    if (asked) setCoded(true);
    return asked;
  });
  const change = async (form: FormData) => {
    const [password, passwordRepeat] = [textOf(form, 'password'), textOf(form, 'passwordRepeat')];
    const totp = coded ? { totp: textOf(form, 'totp') } : {};
    if (await send(() => resetPassword({ token, password, passwordRepeat, ...totp }))) onChanged();
  };
  return (
    <EntryForm
      i18nProvider={i18nProvider}
      title={translate('signIn.reset.title')}
      lead={translate('signIn.reset.lead')}
      action={translate('signIn.reset.go')}
      busy={busy}
      fault={fault}
      onSend={(form) => {
        void change(form);
      }}
      hint={
        <button type="button" className="link" onClick={onBack}>
          {translate('signIn.ask.back')}
        </button>
      }
    >
      <NewPasswordFields translate={translate} />
      {coded && (
        <Field
          name="totp"
          label={translate('signIn.factor.code')}
          autoComplete="one-time-code"
          code
        />
      )}
    </EntryForm>
  );
}
