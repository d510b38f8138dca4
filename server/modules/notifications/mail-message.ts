import type { Language } from '../../../schema/languages';
import type { Context } from '../../platform/context';
import { log } from '../../platform/log';
import { sendMail } from '../../platform/mail';
import { mailWords } from './mail-words';
import type { Message } from './message.entity';
import { sayMessage } from './say-message';

interface Reader {
  readonly email: string | null;
  readonly language: Language;
}

interface Mailed extends Pick<Message, 'kind' | 'figures'> {
  readonly stopLink?: string;
}

/**
 * Sends by mail what the inbox holds already, in the reader's language. Whoever has no mailbox reads it there
 * alone; so does everybody while no mail goes out, which is logged. Resolves to whether nothing is left to send.
 */
export async function mailMessage(
  { config }: Pick<Context, 'config'>,
  { email, language }: Reader,
  message: Mailed,
): Promise<boolean> {
  if (email === null) return true;
  const { title, body } = sayMessage(language, message);
  const { stopLink: link } = message;
  const text =
    link === undefined ? body : `${body}\n\n${mailWords(language, 'stopHelp', { link })}`;
  try {
    await sendMail(config, { to: email, subject: title, body: text });
    return true;
  } catch (err) {
    log.error({ err, kind: message.kind }, 'a message did not go out by mail');
    return false;
  }
}
