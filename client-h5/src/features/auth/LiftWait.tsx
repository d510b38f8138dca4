import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { classes } from '../../lib/classes';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { SignInWaitLiftDocument } from './auth.generated';
import { CodeField } from './CodeField';
import { useCode } from './useCode';
import type { Wait } from './useLogIn';
import styles from './LiftWait.module.css';

interface Props {
  readonly wait: Wait;
  readonly onLifted: () => void;
}

/** Why signing in waits, and a code sent to the account that ends the wait. */
export function LiftWait({ wait, onLifted }: Props) {
  const { t } = useWords('auth');
  const code = useCode('LIFT_WAIT');
  const send = () => void code.send(wait.account);
  return (
    <section className={classes('stack', styles.authWait)} aria-label={t('auth.waitTitle')}>
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
  const { t } = useWords('auth');
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
      <CodeField
        code={resend}
        onSend={resend.onSend}
        field={register('code', { required: t('errors:CODE_REQUIRED') })}
        error={formState.errors.code?.message}
      />
      <Button type="submit" look="outline" busy={loading}>
        {t('auth.endWait')}
      </Button>
    </form>
  );
}
