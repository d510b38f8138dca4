import type { ReactNode, SubmitEvent } from 'react';
import type { I18nProvider } from 'react-admin';
import { Brand } from '../Brand';
import { Choices } from './Choices';
import styles from './SignIn.module.css';

interface Props {
  readonly i18nProvider: I18nProvider;
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly busy: boolean;
  readonly fault: string | null;
  readonly onSend: (form: FormData) => void;
  readonly children: ReactNode;
  /** Below the button. */
  readonly hint?: ReactNode;
}

/** The one card that stands before the console. */
export function EntryForm(props: Props) {
  const { i18nProvider, title, lead, action, busy, fault, onSend, children, hint } = props;
  const translate: I18nProvider['translate'] = (key, options) =>
    i18nProvider.translate(key, options);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  };
  return (
    <main className={styles.signIn}>
      <title>{`${title} · ${translate('shell.title')}`}</title>
      <form className="card" onSubmit={submit}>
        <Brand console={translate('shell.console')} />
        <div>
          <h1>{title}</h1>
          <p className="soft">{lead}</p>
        </div>
        {children}
        {fault !== null && (
          <p className="note bad" role="alert">
            {translate(fault, { _: fault })}
          </p>
        )}
        <button type="submit" disabled={busy} aria-busy={busy}>
          {action}
        </button>
        {hint}
        <footer>
          <small className="mute">{translate('signIn.never')}</small>
          <Choices i18nProvider={i18nProvider} />
        </footer>
      </form>
    </main>
  );
}
