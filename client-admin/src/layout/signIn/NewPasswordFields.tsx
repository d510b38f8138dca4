import type { I18nProvider } from 'react-admin';
import { Field } from './Field';

/** A password of one’s own, twice. */
export const NewPasswordFields = ({
  translate,
}: {
  readonly translate: I18nProvider['translate'];
}) => (
  <>
    {(['password', 'passwordRepeat'] as const).map((name) => (
      <Field
        key={name}
        name={name}
        type="password"
        label={translate(`signIn.join.${name}`)}
        autoComplete="new-password"
      />
    ))}
  </>
);
