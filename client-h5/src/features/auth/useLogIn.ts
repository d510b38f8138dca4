import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import type { SessionOpenInput } from '../../graphql.generated';
import { sayRefusals } from '../../lib/forms/refusals';
import { signIn } from '../../lib/session/session';
import { takeWanted } from '../../lib/session/wanted';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { LockedPassOpenDocument, SessionOpenDocument } from './auth.generated';
import { dropLockedPass, keepLockedPass } from './locked/lockedPass';

/** An account that may not try just now, and the server's words for it. */
export interface Wait {
  readonly account: string;
  readonly says: string;
}

/** Signs in and goes where the user wanted to; a locked user goes to the page that says why. */
export function useLogIn() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const [open] = useMutation(SessionOpenDocument);
  const [openLocked] = useMutation(LockedPassOpenDocument);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [waits, setWaits] = useState<Wait | null>(null);

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
    if (!token) return;
    dropLockedPass();
    signIn(token);
    toast({ type: 'success', text: t('done:LOGGED_IN') });
    void navigate(takeWanted(), { replace: true });
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
  return { logIn, busy, errors, waits, endWait };
}
