import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import type { SessionOpenInput } from '../../graphql.generated';
import { sayRefusals } from '../../lib/forms/refusals';
import { LockedPassOpenDocument, SessionOpenDocument } from './auth.generated';
import { keepLockedPass } from '../../lib/session/lockedPass';
import { useEntering } from './useEntering';

/** An account that may not try just now, and the server's words for it. */
export interface Wait {
  readonly account: string;
  readonly says: string;
}

/** Signs in and goes where the user wanted to; a locked user goes to the page that says why. */
export function useLogIn() {
  const navigate = useNavigate();
  const enter = useEntering();
  const [open] = useMutation(SessionOpenDocument);
  const [openLocked] = useMutation(LockedPassOpenDocument);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [waits, setWaits] = useState<Wait | null>(null);
  const [factorAsked, setFactorAsked] = useState(false);

  async function showLocked(input: SessionOpenInput): Promise<boolean> {
    const { data } = await openLocked({ variables: { input } });
    const pass = data?.lockedPassOpen.pass;
    if (!pass) return false;
    keepLockedPass(pass);
    void navigate(paths.locked, { replace: true });
    return true;
  }

  async function attempt(input: SessionOpenInput): Promise<void> {
    const { data } = await open({ variables: { input } });
    if (!data) return;
    const { token, userErrors } = data.sessionOpen;
    const locked = userErrors.some(({ code }) => code === 'ACCOUNT_LOCKED');
    if (locked && (await showLocked(input))) return;
    const wait = userErrors.find(({ code }) => code === 'TOO_MANY_REQUESTS');
    setWaits(wait ? { account: input.account, says: wait.message } : null);
    setErrors(sayRefusals(userErrors.filter((refusal) => refusal !== wait)));
    if (userErrors.some(({ code }) => code === 'SECOND_FACTOR_REQUIRED')) setFactorAsked(true);
    if (userErrors.some(({ code }) => code === 'PASSWORD_RESET_REQUIRED')) {
      void navigate(paths.forgotPassword);
    }
    if (token) enter(token);
  }

  async function logIn(input: SessionOpenInput): Promise<void> {
    setBusy(true);
    setErrors({});
    await attempt(input);
    setBusy(false);
  }

  const endWait = () => {
    setWaits(null);
  };
  return { logIn, busy, errors, waits, factorAsked, endWait };
}
