import { limits } from '../../../../schema/limits';
import { formatCountdown } from '../../lib/time/formatTime';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/field/PasswordField';
import { TextField } from '../../ui/field/TextField';
import styles from './ProfileScreen.module.css';
import { useContact } from './useContact';

interface Props {
  readonly kind: 'email' | 'phone';
  /** Who is told, in words. */
  readonly lead: string;
  readonly onDone: () => void;
}

const inputOf = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** The new address, the code that went there, and the login password. */
export function ContactForm({ kind, lead, onDone }: Props) {
  const { t } = useWords('profile');
  const practice = usePlatform()?.practiceWorld ?? false;
  const { form, fits, save, sendCode, busy, sending, wait } = useContact(kind, onDone);
  const { errors } = form.formState;
  const needed = { required: t('shared:common.fillIn') };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <p className="second">{lead}</p>
      <TextField
        label={t(`profile.new.${kind}`)}
        {...inputOf[kind]}
        error={errors.contact?.message}
        autoCapitalize="none"
        {...form.register('contact', { validate: fits })}
      />
      <TextField
        label={t('profile.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeDigits}
        className="num"
        end={
          <Button
            small
            look="text"
            className="num"
            busy={sending}
            disabled={wait !== null}
            onClick={() => void sendCode()}
          >
            {wait === null
              ? t('profile.sendCode')
              : t('profile.resendIn', { time: formatCountdown(wait) })}
          </Button>
        }
        {...(practice && { hint: t('profile.codePractice') })}
        error={errors.code?.message}
        {...form.register('code', needed)}
      />
      <PasswordField
        label={t('profile.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', needed)}
      />
      <Button type="submit" busy={busy}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
