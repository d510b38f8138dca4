import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { readAccountName } from '../../../../../schema/account-name';
import { practiceInvitation } from '../../../../../schema/practice';
import { readDraft, useDraft } from '../../../lib/forms/useDraft';
import { usePlatform } from '../../../lib/usePlatform';
import { lengthFits } from '../PasswordRules';

export const draft = 'register';

export interface RegisterForm {
  account: string;
  code: string;
  password: string;
  passwordRepeat: string;
  invitationCode: string;
  userName: string;
  agreed: boolean;
}

export type RegisterFields = UseFormReturn<RegisterForm>;

/** What each step asks for, in its order on the screen. */
export const stepFields = [
  ['account', 'userName'],
  ['code', 'password', 'passwordRepeat'],
  ['invitationCode', 'agreed'],
] as const satisfies readonly (readonly (keyof RegisterForm)[])[];

/** The number of the step, from 1, that asks for this. */
export const stepOf = (name: keyof RegisterForm): number =>
  1 + stepFields.findIndex((names) => names.some((one) => one === name));

/** A phone number or an e-mail address: a code can be sent to it. */
export function isReachable(text: string): boolean {
  const kind = readAccountName(text)?.kind;
  return kind === 'email' || kind === 'phone';
}

/** The last step, from 1, that what stands in the form opens. */
export function stepReached({ account, code, password, passwordRepeat }: RegisterForm): number {
  if (!isReachable(account)) return 1;
  return code !== '' && lengthFits(password) && password === passwordRepeat ? 3 : 2;
}

type Passwords = Pick<RegisterForm, 'password' | 'passwordRepeat'>;

/** Passwords while the agreement is read. In memory alone, and given back once. */
let aside: Passwords | null = null;

export function keepPasswords({ password, passwordRepeat }: Passwords): void {
  aside = { password, passwordRepeat };
}

function takePasswords(): Passwords {
  const kept = aside ?? { password: '', passwordRepeat: '' };
  aside = null;
  return kept;
}

export function useRegisterForm(): RegisterFields {
  const [params] = useSearchParams();
  const kept = readDraft(draft);
  const [passwords] = useState(takePasswords);
  const form = useForm<RegisterForm>({
    shouldFocusError: true,
    defaultValues: {
      ...passwords,
      account: kept.account ?? '',
      code: kept.code ?? '',
      invitationCode: params.get('code') ?? kept.invitationCode ?? '',
      userName: kept.userName ?? '',
      agreed: false,
    },
  });
  const [account, code, invitationCode, userName] = useWatch({
    control: form.control,
    name: ['account', 'code', 'invitationCode', 'userName'],
  });
  useDraft(draft, { account, code, invitationCode, userName });
  usePracticeInvitation(form);
  return form;
}

/** In practice mode the field is filled once, unless the link or the draft brought a code. */
function usePracticeInvitation({ getValues, setValue }: RegisterFields): void {
  const practice = usePlatform()?.practiceWorld ?? false;
  useEffect(() => {
    if (practice && getValues('invitationCode') === '')
      setValue('invitationCode', practiceInvitation);
  }, [practice, getValues, setValue]);
}
