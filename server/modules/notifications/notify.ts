import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { sendMail } from '../../platform/mail';
import { settings } from '../settings';
import { mailWords } from './mail-words';

type CodeKind =
  | 'registerCode'
  | 'resetCode'
  | 'liftCode'
  | 'contactCode'
  | 'unfreezeCode'
  | 'factorOffCode';

/** What can be sent to somebody's mailbox or phone. */
export type Template =
  | { readonly kind: CodeKind; readonly code: string }
  | {
      readonly kind: 'staffInvitation' | 'staffReset';
      readonly name: string;
      readonly link: string;
    }
  | { readonly kind: 'alreadyRegistered' | 'noAccount' };

/** Writes to `to` in the language of the request. */
export async function notify(ctx: Context, to: string, template: Template): Promise<void> {
  const { brand } = await settings(ctx);
  const figures = {
    brand,
    code: 'code' in template ? template.code : '',
    minutes: String(limits.codeSeconds / 60),
    name: 'name' in template ? template.name : '',
    link: 'link' in template ? template.link : '',
  };
  const say = (part: 'Subject' | 'Body') =>
    mailWords(ctx.locale, `${template.kind}${part}`, figures);
  await sendMail(ctx.config, { to, subject: say('Subject'), body: say('Body') });
}
