import { readFileSync } from 'node:fs';
import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { sendMail } from '../../platform/mail';
import { fromRoot } from '../../platform/project-root';

/** What can be sent to somebody's mailbox or phone. */
export type Template =
  | { readonly kind: 'registerCode' | 'resetCode' | 'liftCode'; readonly code: string }
  | { readonly kind: 'alreadyRegistered' | 'noAccount' };

type Words = Readonly<Record<`${Template['kind']}${'Subject' | 'Body'}`, string>>;

/** Writes to `to` in the language of the request. */
export async function notify(ctx: Context, to: string, template: Template): Promise<void> {
  const words = JSON.parse(
    readFileSync(fromRoot('schema', 'locales', ctx.locale, 'mail.json'), 'utf8'),
  ) as Words;
  const figures: Readonly<Record<string, string>> = {
    code: 'code' in template ? template.code : '',
    minutes: String(limits.codeSeconds / 60),
  };
  const fill = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '');
  await sendMail(ctx.config, {
    to,
    subject: fill(words[`${template.kind}Subject`]),
    body: fill(words[`${template.kind}Body`]),
  });
}
