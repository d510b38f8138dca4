import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ErrorCode } from '../../../../../schema/errors';
import { limits } from '../../../../../schema/limits';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/field/PasswordField';

export interface Passwords {
  oldPassword: string;
  password: string;
  passwordRepeat: string;
}

const names = ['oldPassword', 'password', 'passwordRepeat'] as const;

type FieldProps = React.ComponentProps<typeof PasswordField> & { readonly follows?: boolean };

function LoginField({ follows: _follows, ...field }: FieldProps) {
  return <PasswordField {...field} />;
}

interface Props {
  /** False the first time: there is none. */
  readonly old: boolean;
  /** What it is typed into; of several the first has what turns all of them. */
  readonly Field?: React.ComponentType<FieldProps>;
  readonly wrong: { readonly length: ErrorCode; readonly mismatch: ErrorCode };
  readonly busy: boolean;
  /** Resolves to what was refused; null without an answer. */
  readonly onSave: (values: Passwords) => Promise<readonly Refusal[] | null>;
}

/** The old password and a new one twice. What the server refuses stands under its field. */
export function PasswordForm(props: Props) {
  const { t } = useWords('security');
  const { form, save } = usePasswordForm(props);
  const { Field = LoginField } = props;
  const { errors } = form.formState;
  const range = { min: limits.passwordLengthMin, max: limits.passwordLengthMax };
  return (
    <form
      className="stack below-title"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {props.old && (
        <Field
          label={t('security.oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { required: t('shared:common.fillIn') })}
        />
      )}
      <Field
        follows={props.old}
        label={t('security.newPassword')}
        autoComplete="new-password"
        hint={t('security.lengthHint', range)}
        error={errors.password?.message}
        {...form.register('password', {
          validate: (text) => lengthFits(text) || t(`errors:${props.wrong.length}`, {}),
        })}
      />
      <Field
        follows
        label={t('security.repeat')}
        autoComplete="new-password"
        error={errors.passwordRepeat?.message}
        {...form.register('passwordRepeat', {
          validate: (text, { password }) =>
            text === password || t(`errors:${props.wrong.mismatch}`, {}),
        })}
      />
      <Button type="submit" busy={props.busy}>
        {t('security.save')}
      </Button>
    </form>
  );
}

function usePasswordForm({ busy, onSave }: Props) {
  const { t } = useWords('security');
  const navigate = useNavigate();
  const form = useForm<Passwords>({
    defaultValues: { oldPassword: '', password: '', passwordRepeat: '' },
  });
  const save = form.handleSubmit(async (values) => {
    if (busy) return;
    const refused = await onSave(values);
    if (!refused) return;
    const said = sayRefusals(refused);
    const wrong = names.find((name) => name in said);
    if (wrong) form.setError(wrong, { message: said[wrong] ?? '' }, { shouldFocus: true });
    if (refused.length > 0) return;
    toast({ type: 'success', text: t('security.saved') });
    void navigate(-1);
  });
  return { form, save };
}

/** Counted by code point, as the server does. */
function lengthFits(password: string): boolean {
  const { length } = Array.from(password);
  return length >= limits.passwordLengthMin && length <= limits.passwordLengthMax;
}
