import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { expect } from '../fixtures';
import { aReceipt, askAs } from '../people';

const VERIFY = `mutation ($input: VerificationSubmitInput!) {
  verificationSubmit(input: $input) { verification { requestId } userErrors { code } }
}`;
const OPEN = `mutation ($input: ConversationOpenInput!) {
  conversationOpen(input: $input) { conversation { id } userErrors { code } }
}`;

/** Sends in who one is; resolves to the request. */
async function verification({ request }: Page, token: string): Promise<string> {
  const picture = async () => {
    const image = { name: 'p.png', mimeType: 'image/png', buffer: await aReceipt() };
    const sent = await request.post('/files/upload', { headers: { token }, multipart: { image } });
    return ((await sent.json()) as { path: string }).path;
  };
  const input = {
    ...{ name: 'Rosa Example', idType: 'PASSPORT', birthDate: '1990-05-17' },
    idNumber: `X${randomBytes(4).toString('hex').toUpperCase()}`,
    ...{ front: await picture(), back: await picture() },
    idempotencyKey: randomBytes(8).toString('hex'),
  };
  const { verificationSubmit } = await askAs<{
    verificationSubmit: { verification: { requestId: string } | null; userErrors: unknown };
  }>(request, VERIFY, { token, variables: { input } });
  const { verification: made, userErrors } = verificationSubmit;
  if (!made) throw new Error(JSON.stringify(userErrors));
  return made.requestId;
}

/** What somebody says to customer service about the verification they have just sent in; resolves to that request. */
export async function talkOfVerification(page: Page, token: string, text: string): Promise<string> {
  const id = await verification(page, token);
  const input = {
    ...{ topic: 'OTHER', text, clientId: randomBytes(8).toString('hex') },
    subject: { kind: 'VERIFICATION', id },
  };
  const { conversationOpen } = await askAs<{
    conversationOpen: { conversation: unknown; userErrors: unknown };
  }>(page.request, OPEN, { token, variables: { input } });
  if (!conversationOpen.conversation) throw new Error(JSON.stringify(conversationOpen.userErrors));
  return id;
}

/** Opens the conversation in which this was said last, and takes it: by the keys alone once it is open. */
export async function takeAtDesk(desk: Page, said: string): Promise<void> {
  await desk.goto('/admin/#/conversations');
  await desk.getByRole('row').filter({ hasText: said }).getByRole('link').first().click();
  await expect(desk.getByRole('log').getByText(said)).toBeVisible();
  await desk.keyboard.press('c');
  await expect(desk.getByRole('textbox', { name: 'Answer to the person' })).toBeVisible();
}
