import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { askAs, PASSWORD } from './people';

const BEGIN = `mutation ($input: SecondFactorBeginInput!) {
  secondFactorBegin(input: $input) { setupKey userErrors { code } }
}`;
const CONFIRM = `mutation ($input: SecondFactorConfirmInput!) {
  secondFactorConfirm(input: $input) { recoveryCodes userErrors { code } }
}`;

/** Half a minute: a code is taken once, and the next one is taken this early. */
export const NEXT_SECONDS = 30;

/** What an authenticator app with this key shows at this second since 1970. */
export const codeAt = (secret: string, seconds: number): string =>
  generateSync({ secret, epoch: Math.floor(seconds) });

interface Factor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns on the second factor of whoever this token is of, at this second of the server's time. */
export async function turnFactorOn(page: Page, token: string, seconds: number): Promise<Factor> {
  const asked = { token, variables: { input: { password: PASSWORD } } };
  const { secondFactorBegin } = await askAs<{ secondFactorBegin: { setupKey: string } }>(
    page.request,
    BEGIN,
    asked,
  );
  const { setupKey: secret } = secondFactorBegin;
  const { secondFactorConfirm } = await askAs<{
    secondFactorConfirm: { recoveryCodes: string[] | null; userErrors: unknown };
  }>(page.request, CONFIRM, { token, variables: { input: { code: codeAt(secret, seconds) } } });
  const { recoveryCodes, userErrors } = secondFactorConfirm;
  if (!recoveryCodes) throw new Error(JSON.stringify(userErrors));
  return { secret, recoveryCodes };
}
