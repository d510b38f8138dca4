import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import { keepPasswords, type RegisterFields } from './registerForm';

/** The agreement's tick: never set by us. */
export function AgreeField({ form }: { readonly form: RegisterFields }) {
  const { t } = useWords('auth');
  const id = useId();
  const error = form.formState.errors.agreed?.message;
  return (
    <div>
      <div className="check">
        <input
          type="checkbox"
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...form.register('agreed', { required: t('errors:AGREEMENT_REQUIRED') })}
        />
        <span>
          <label htmlFor={id}>{t('auth.agree')}</label>{' '}
          <Link
            className="link"
            to={paths.agreement}
            onClick={() => {
              keepPasswords(form.getValues());
            }}
          >
            {t('auth.agreement')}
          </Link>
        </span>
      </div>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
