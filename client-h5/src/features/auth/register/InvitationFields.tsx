import { useWatch } from 'react-hook-form';
import { practiceInvitation } from '../../../../../schema/practice';
import { usePlatform } from '../../../lib/usePlatform';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { TextField } from '../../../ui/field/TextField';
import { AgreeField } from './AgreeField';
import type { RegisterFields } from './registerForm';
import styles from '../RegisterScreen.module.css';

/** Says where the code comes from, while it is the one that practice mode fills in. */
function usePracticeHint({ control }: RegisterFields): { readonly hint?: string } {
  const { t } = useWords('auth');
  const practice = usePlatform()?.practiceWorld ?? false;
  const filled = useWatch({ control, name: 'invitationCode' }) === practiceInvitation;
  return practice && filled ? { hint: t('auth.practiceInvitation') } : {};
}

/** The inviter's code; in practice mode it was filled in, and says so. */
function InvitationField({ form }: { readonly form: RegisterFields }) {
  const { t } = useWords('auth');
  const { register, formState } = form;
  const hint = usePracticeHint(form);
  const required = usePlatform()?.invitationRequired ?? true;
  return (
    <TextField
      label={required ? t('auth.invitation') : t('auth.invitationOptional')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={formState.errors.invitationCode?.message}
      {...hint}
      {...register('invitationCode', { required: required && t('errors:INVITE_REQUIRED') })}
    />
  );
}

/** The third step: who invited, what there is to lose, and the agreement. */
export function InvitationFields({ form }: { readonly form: RegisterFields }) {
  const { t } = useWords('auth');
  return (
    <>
      <InvitationField form={form} />
      <Banner>
        <h2 className="strong">{t('auth.risksTitle')}</h2>
        <ul className={styles.authRisks}>
          <li>{t('auth.riskLoss')}</li>
          <li>{t('auth.riskShort')}</li>
          <li>{t('auth.riskRules')}</li>
        </ul>
      </Banner>
      <AgreeField form={form} />
    </>
  );
}
