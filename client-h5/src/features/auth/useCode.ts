import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '../../../../schema/limits';
import type { CodeScene } from '../../../../schema/states';
import { sayRefusals, type Refusal } from '../../lib/forms/refusals';
import { deadlineIn, useCountdown, type ServerDeadline } from '../../lib/time/useCountdown';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { CodeSendDocument } from './auth.generated';

const keyOf = (scene: CodeScene) => `tarn.codeAgainAt.${scene}`;

interface Sent {
  readonly account: string;
  readonly again: ServerDeadline;
}

/** A reload must not make the wait longer or shorter, so the deadline is kept with the tab. */
function stored(scene: CodeScene): Sent | null {
  const text = sessionStorage.getItem(keyOf(scene));
  const cut = text?.indexOf(' ') ?? -1;
  if (text === null || cut < 0) return null;
  const again = Number.parseInt(text.slice(0, cut), 10) as ServerDeadline;
  return { account: text.slice(cut + 1), again };
}

const store = (scene: CodeScene, { account, again }: Sent) => {
  sessionStorage.setItem(keyOf(scene), `${String(Math.round(again))} ${account}`);
};

/** Sends a code, and knows when the next one may be asked for and to whom one was sent here. */
export function useCode(scene: CodeScene) {
  const { t } = useWords('auth');
  const [mutate, { loading }] = useMutation(CodeSendDocument);
  const [last, setLast] = useState(() => stored(scene));
  // One that was asked for elsewhere a moment ago is as good.
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const left = useCountdown(last?.again ?? null);
  const wait = left === 0 ? null : left;

  function said(refusals: readonly Refusal[]): readonly Refusal[] {
    return refusals.map((one) =>
      one.code === 'ACCOUNT_FORMAT' && scene === 'REGISTER'
        ? { ...one, message: t('auth.accountWrong') }
        : one,
    );
  }

  /** Resolves to true when a code is on its way, this one or one from a moment ago. */
  async function send(account: string): Promise<boolean> {
    setError(undefined);
    const { data } = await mutate({ variables: { input: { account, scene } } });
    if (!data) return false;
    const { resendInSeconds, expiresInSeconds, userErrors } = data.codeSend;
    setError(sayRefusals(said(userErrors)).account);
    const tooSoon = userErrors.some(({ code }) => code === 'CODE_TOO_SOON');
    if (tooSoon) setElsewhere(account);
    if (userErrors.length > 0) return tooSoon;
    const next = { account, again: deadlineIn(resendInSeconds ?? limits.codeResendSeconds) };
    store(scene, next);
    setLast(next);
    const minutes = Math.round((expiresInSeconds ?? limits.codeSeconds) / 60);
    toast({ type: 'success', text: t('auth.codeSent', { minutes }) });
    return true;
  }

  const sentTo = last?.account ?? elsewhere;
  return { send, sending: loading, sent: sentTo !== null, sentTo, again: last?.again, wait, error };
}
