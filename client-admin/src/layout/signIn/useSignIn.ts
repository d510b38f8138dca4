import { useState } from 'react';
import { Refused } from '../../lib/refused';
import { beginFactor, openSession, type FactorSetup } from '../../providers/session';

/** A field of the form as text; a file or nothing is empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What the next try needs besides the password. */
export type Asked = 'password' | 'code' | FactorSetup;

const codeOf = (error: unknown): string | null => (error instanceof Refused ? error.code : null);

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'ra.auth.sign_in_error';

/** Signing in: the password, then a code of the second factor, which is set up here where there is none. */
export function useSignIn(onSignedIn: () => void) {
  const [asked, setAsked] = useState<Asked>('password');
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(form: FormData): Promise<boolean> {
    const input = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    const totp = textOf(form, 'totp');
    try {
      await openSession({ ...input, ...(totp && { totp }) });
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'SECOND_FACTOR_NOT_SET') setAsked(await beginFactor(input));
      else if (code === 'SECOND_FACTOR_REQUIRED') setAsked('code');
      else throw error;
      return false;
    }
  }

  const signIn = async (form: FormData) => {
    setBusy(true);
    setFault(null);
    try {
      if (await attempt(form)) {
        onSignedIn();
        return;
      }
    } catch (error) {
      setFault(wordsOf(error));
    }
    setBusy(false);
  };
  return { signIn, asked, fault, busy };
}
