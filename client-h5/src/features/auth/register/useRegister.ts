import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { dropDraft, fillDraft } from '../../../lib/forms/useDraft';
import { signIn } from '../../../lib/session/session';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { SessionOpenDocument, UserRegisterDocument } from '../auth.generated';
import { useCode } from '../useCode';
import {
  draft,
  stepFields,
  stepOf,
  stepReached,
  useRegisterForm,
  type RegisterForm,
} from './registerForm';
import { useSteps } from './useSteps';

const LAST = stepFields.length;

/** An answer that was lost may have registered: then the code is used and the account taken. */
const MAY_BE_DONE: readonly string[] = ['CODE_WRONG', 'ACCOUNT_EXISTS'];

/** Three steps to an account, and signed in. What the server refuses stands under its field, in its step. */
export function useRegister() {
  const form = useRegisterForm();
  const { getValues, setError, setFocus, trigger } = form;
  const code = useCode('REGISTER');
  const { step, show } = useSteps(() => stepReached(getValues()));
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const under = useRef(false);
  const wrong = useRef<keyof RegisterForm | null>(null);

  // The field is there when its step is.
  useEffect(() => {
    if (wrong.current !== null && stepOf(wrong.current) === step) setFocus(wrong.current);
    wrong.current = null;
  }, [step, setFocus]);

  async function proveAccount(): Promise<void> {
    const account = getValues('account');
    if (account === code.sentTo || (await code.send(account))) show(2);
    else setFocus('account');
  }

  function blame(refused: Readonly<Record<string, string>>): void {
    const names = stepFields.flat().filter((name) => name in refused);
    for (const name of names) setError(name, { message: refused[name] ?? '' });
    const [first] = names;
    if (first === undefined) return;
    if (stepOf(first) === step) setFocus(first);
    else {
      wrong.current = first;
      show(stepOf(first));
    }
  }

  async function goOn(): Promise<void> {
    const names = stepFields[step - 1];
    if (!names || !(await trigger(names, { shouldFocus: true }))) return;
    if (step === 1) await proveAccount();
    else if (step < LAST) show(step + 1);
    else blame(await send(getValues()));
  }

  /** One at a time: a second tap while the first is under way does nothing. */
  async function next(): Promise<void> {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    await goOn();
    under.current = false;
    setBusy(false);
  }

  return { form, code, step, last: step === LAST, busy, next };
}

function inputOf({ invitationCode, userName, ...rest }: RegisterForm) {
  return {
    ...rest,
    ...(invitationCode !== '' && { invitationCode }),
    ...(userName !== '' && { userName }),
  };
}

/** Registers and signs in with what was typed. Resolves to what was refused, by field. */
function useSend() {
  const { t } = useWords('auth');
  const navigate = useNavigate();
  const [register] = useMutation(UserRegisterDocument);
  const [open] = useMutation(SessionOpenDocument);
  const lost = useRef(false);

  async function signedIn({ account, password }: RegisterForm): Promise<boolean> {
    const { data } = await open({ variables: { input: { account, password } } });
    const token = data?.sessionOpen.token;
    if (token == null) return false;
    dropDraft(draft);
    toast({ type: 'success', text: t('done:REGISTERED') });
    signIn(token);
    return true;
  }

  async function arrive(values: RegisterForm): Promise<void> {
    if (await signedIn(values)) return;
    dropDraft(draft);
    fillDraft('login', { account: values.account });
    toast({ type: 'success', text: t('done:REGISTERED') });
    void navigate(paths.login, { replace: true });
  }

  const own: Readonly<Record<string, string>> = {
    account: t('auth.accountWrong'),
    userName: t('auth.userNameWrong'),
  };
  const said = (one: Refusal): Refusal =>
    one.code === 'ACCOUNT_FORMAT'
      ? { ...one, message: own[one.field?.at(-1) ?? ''] ?? one.message }
      : one;

  return async (values: RegisterForm): Promise<Record<string, string>> => {
    const { data } = await register({ variables: { input: inputOf(values) } });
    if (!data) {
      lost.current = true;
      return {};
    }
    const { registered, userErrors } = data.userRegister;
    if (registered) await arrive(values);
    const known = lost.current && userErrors.some(({ code }) => MAY_BE_DONE.includes(code));
    if (registered || (known && (await signedIn(values)))) return {};
    return sayRefusals(userErrors.map(said));
  };
}
