import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../schema/limits';
import { sayRefusals } from '../../lib/refusals';
import { usePlatform } from '../../lib/usePlatform';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { SignInWaitLiftDocument } from './auth.generated';
import { CodeButton } from './CodeButton';
import { useCode } from './useCode';
import type { Wait } from './useLogIn';

interface Props {
  readonly wait: Wait;
  readonly onLifted: () => void;
}

/** Why signing in waits, and a code sent to the account that ends the wait. */
export function LiftWait({ wait, onLifted }: Props) {
  const { t } = useTranslation();
  const code = useCode('LIFT_WAIT');
  const send = () => void code.send(wait.account);
  return (
    <section className="stack auth-wait" aria-label={t('auth.waitTitle')}>
      <Banner tone="warn">
        <p className="strong">{t('auth.waitTitle')}</p>
        <p role="alert">{wait.says}</p>
        <p>{t('auth.waitLift')}</p>
      </Banner>
      {code.error && <p className="field-error">{code.error}</p>}
      {code.sent ? (
        <CodeForm {...{ wait, onLifted }} resend={{ ...code, onSend: send }} />
      ) : (
        <Button look="outline" busy={code.sending} onClick={send}>
          {t('auth.sendMeCode')}
        </Button>
      )}
    </section>
  );
}

interface Resend {
  readonly wait: number | null;
  readonly sending: boolean;
  readonly onSend: () => void;
}

function CodeForm({ wait, onLifted, resend }: Props & { readonly resend: Resend }) {
  const { t } = useTranslation();
  const practice = usePlatform()?.practiceWorld ?? false;
  const [mutate, { loading }] = useMutation(SignInWaitLiftDocument);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const lift = handleSubmit(async ({ code }) => {
    const { data } = await mutate({ variables: { input: { account: wait.account, code } } });
    if (!data) return;
    const { lifted, userErrors } = data.signInWaitLift;
    const { code: message } = sayRefusals(userErrors);
    if (message !== undefined) setError('code', { message }, { shouldFocus: true });
    if (lifted !== true) return;
    toast({ type: 'success', text: t('auth.waitLifted') });
    onLifted();
  });
  return (
    <form className="stack" noValidate onSubmit={(event) => void lift(event)}>
      <TextField
        label={t('auth.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={limits.codeDigits}
        className="num"
        end={<CodeButton wait={resend.wait} busy={resend.sending} onSend={resend.onSend} />}
        {...(practice && { hint: t('auth.codePractice') })}
        error={formState.errors.code?.message}
        {...register('code', { required: t('errors:CODE_REQUIRED') })}
      />
      <Button type="submit" look="outline" busy={loading}>
        {t('auth.endWait')}
      </Button>
    </form>
  );
}
