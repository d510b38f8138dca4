import { useMutation, useQuery } from '@apollo/client/react';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import type { PasskeyAnswerInput } from '../../graphql.generated';
import { sayRefusals } from '../../lib/forms/refusals';
import { canSign } from '../../lib/passkeys/canSign';
import { signOnDevice } from '../../lib/passkeys/onDevice';
import { PasskeyHostDocument } from '../../lib/passkeys/passkeys.generated';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { PasskeySignInAskDocument, SessionOpenByPasskeyDocument } from './auth.generated';
import { keepLockedPass } from '../../lib/session/lockedPass';
import { useEntering } from './useEntering';

/** Signs in without a name or a password, where the server offers it and the browser can. */
export function PasskeyLogIn() {
  const { t } = useWords('auth');
  const { data } = useQuery(PasskeyHostDocument);
  const { logIn, busy } = usePasskeyLogIn();
  if (!canSign(data?.passkeyHost)) return null;
  return (
    <Button look="outline" busy={busy} onClick={() => void logIn()}>
      <FingerprintPattern size={20} strokeWidth={1.7} aria-hidden />
      {t('auth.passkey')}
    </Button>
  );
}

function usePasskeyLogIn() {
  const navigate = useNavigate();
  const enter = useEntering();
  const [ask] = useMutation(PasskeySignInAskDocument);
  const [open] = useMutation(SessionOpenByPasskeyDocument);
  const [busy, setBusy] = useState(false);

  /** Null where nothing was signed; why was said, where there is something to say. */
  async function signed(): Promise<PasskeyAnswerInput | null> {
    const { data } = await ask();
    if (!data) return null;
    const { asked, userErrors } = data.passkeySignInAsk;
    sayRefusals(userErrors);
    return asked ? signOnDevice(asked) : null;
  }

  async function attempt(): Promise<void> {
    const input = await signed();
    const { data } = input ? await open({ variables: { input } }) : {};
    if (!data) return;
    const { token, pass, userErrors } = data.sessionOpenByPasskey;
    if (pass != null) {
      keepLockedPass(pass);
      void navigate(paths.locked, { replace: true });
      return;
    }
    sayRefusals(userErrors);
    if (userErrors.some(({ code }) => code === 'PASSWORD_RESET_REQUIRED')) {
      void navigate(paths.forgotPassword);
    }
    if (token) enter(token);
  }

  const logIn = async () => {
    setBusy(true);
    await attempt();
    setBusy(false);
  };
  return { busy, logIn };
}
