import type { I18nProvider } from 'react-admin';
import { acceptInvitation } from '../../providers/session';
import { EntryForm } from './EntryForm';
import { NewPasswordFields } from './NewPasswordFields';
import { useSending } from './useSending';
import { textOf } from './useSignIn';

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly token: string;
  readonly onJoined: () => void;
}

/** Whoever was invited chooses a password of their own; nobody else ever sees or sets it. */
export function Join({ i18nProvider, token, onJoined }: Props) {
  const translate: I18nProvider['translate'] = (key, options) =>
    i18nProvider.translate(key, options);
  const { send, fault, busy } = useSending();
  const join = async (form: FormData) => {
    const password = textOf(form, 'password');
    const passwordRepeat = textOf(form, 'passwordRepeat');
    if (await send(() => acceptInvitation({ token, password, passwordRepeat }))) onJoined();
  };
  return (
    <EntryForm
      i18nProvider={i18nProvider}
      title={translate('signIn.join.title')}
      lead={translate('signIn.join.lead')}
      action={translate('signIn.join.go')}
      busy={busy}
      fault={fault}
      onSend={(form) => {
        void join(form);
      }}
    >
      <NewPasswordFields translate={translate} />
    </EntryForm>
  );
}
