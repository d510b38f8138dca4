import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../../../schema/limits';
import type { CodeScene } from '../../../../schema/states';
import { sayRefusals } from '../../lib/forms/refusals';
import { deadlineIn, useCountdown, type ServerDeadline } from '../../lib/time/useCountdown';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { CodeSendDocument } from './auth.generated';

const keyOf = (scene: CodeScene) => `tarn.codeAgainAt.${scene}`;

/** A reload must not make the wait longer or shorter, so the deadline is kept with the tab. */
const stored = (scene: CodeScene): ServerDeadline | null => {
  const at = sessionStorage.getItem(keyOf(scene));
  return at === null ? null : (Number.parseInt(at, 10) as ServerDeadline);
};

/** Sends a code, and knows when the next one may be asked for and whether one was sent here. */
export function useCode(scene: CodeScene) {
  const { t } = useWords('auth');
  const [mutate, { loading }] = useMutation(CodeSendDocument);
  const [again, setAgain] = useState(() => stored(scene));
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const left = useCountdown(again);
  const wait = left === 0 ? null : left;

  async function send(account: string): Promise<void> {
    setError(undefined);
    const { data } = await mutate({ variables: { input: { account, scene } } });
    if (!data) return;
    const { resendInSeconds, expiresInSeconds, userErrors } = data.codeSend;
    setError(sayRefusals(userErrors).account);
    // One that was asked for elsewhere a moment ago is as good.
    if (userErrors.some(({ code }) => code === 'CODE_TOO_SOON')) setSent(true);
    if (userErrors.length > 0) return;
    const next = deadlineIn(resendInSeconds ?? limits.codeResendSeconds);
    sessionStorage.setItem(keyOf(scene), String(Math.round(next)));
    setAgain(next);
    setSent(true);
    const minutes = Math.round((expiresInSeconds ?? limits.codeSeconds) / 60);
    toast({ type: 'success', text: t('auth.codeSent', { minutes }) });
  }

  return { send, sending: loading, sent: sent || wait !== null, wait, error };
}
