import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useAuthProvider, useLogout, useTranslate } from 'react-admin';
import { Refused } from '../../lib/refused';
import { whenSessionEnds } from '../../lib/session';
import { useMe } from '../../lib/useMe';
import { textOf } from './useSignIn';

type Answer = (signedIn: boolean) => void;

/** Waits for a session that ended; `answer` says how it went to whoever found out. */
function useEnded() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(
    () =>
      whenSessionEnds(
        () =>
          new Promise((resolve) => {
            setAnswer(() => resolve);
            setTimes((before) => before + 1);
          }),
      ),
    [],
  );
  return {
    ended: answer !== null,
    times,
    finish: (signedIn: boolean) => {
      answer?.(signedIn);
      setAnswer(null);
    },
  };
}

interface Props {
  readonly email: string;
  readonly onDone: Answer;
}

/** Signs the same person in again. */
function useAgain({ email, onDone }: Props) {
  const auth = useAuthProvider();
  const [wrong, setWrong] = useState<string | null>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (form: FormData) => {
    setBusy(true);
    try {
      const totp = textOf(form, 'totp');
      await auth?.login({ email, password: textOf(form, 'password'), ...(totp && { totp }) });
      onDone(true);
    } catch (error) {
      const asked = error instanceof Refused && error.code === 'SECOND_FACTOR_REQUIRED';
      if (asked) setAsksCode(true);
      setWrong(asked ? null : error instanceof Error ? error.message : '');
      setBusy(false);
    }
  };
  return { wrong, asksCode, busy, submit };
}

function PasswordDialog({ email, onDone }: Props) {
  const translate = useTranslate();
  const logout = useLogout();
  const titleId = useId();
  const { wrong, asksCode, busy, submit } = useAgain({ email, onDone });
  return (
    <Dialog open aria-labelledby={titleId}>
      <form
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <DialogTitle id={titleId}>{translate('signIn.again.title')}</DialogTitle>
        <DialogContent>
          <div className="dialog-body">
            <p className="soft">{translate('signIn.again.text', { email })}</p>
            <TextField
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus
              fullWidth
              label={translate('ra.auth.password')}
            />
            {asksCode && (
              <TextField
                name="totp"
                autoComplete="one-time-code"
                autoFocus
                fullWidth
                label={translate('signIn.factor.code')}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
              />
            )}
            {wrong !== null && (
              <p className="note bad" role="alert">
                {translate(wrong, { _: wrong || translate('signIn.again.wrong') })}
              </p>
            )}
          </div>
        </DialogContent>
        <DialogActions sx={{ padding: '8px 24px 20px' }}>
          <Button
            variant="text"
            onClick={() => {
              onDone(false);
              void logout();
            }}
          >
            {translate('shell.signOut')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('signIn.again.go')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A session that ended asks for its password in place: nothing typed is lost. */
export function SignInAgain() {
  const { ended, times, finish } = useEnded();
  const me = useMe();
  // Asked once more while the dialog closes, it begins anew: not with the old words, and not busy.
  return ended && me ? <PasswordDialog key={times} email={me.email} onDone={finish} /> : null;
}
