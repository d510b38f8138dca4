/** Where people are talked to outside the app, and short addresses, behind which anything may be. */
const hosts = [
  ...[
    't.me',
    'telegram.me',
    'telegram.dog',
    'telegram.org',
    'tg.dev',
    'wa.me',
    'wa.link',
    'whatsapp.com',
  ],
  ...[
    'm.me',
    'messenger.com',
    'fb.me',
    'ig.me',
    'line.me',
    'lin.ee',
    'zalo.me',
    'viber.com',
    'vb.me',
  ],
  ...[
    'signal.me',
    'signal.group',
    'signal.org',
    'threema.id',
    'matrix.to',
    'skype.com',
    'discord.gg',
  ],
  ...[
    'discord.com',
    'discordapp.com',
    'snapchat.com',
    'wechat.com',
    'weixin.qq.com',
    'qm.qq.com',
    'wpa.qq.com',
  ],
  ...['kakao.com', 'kik.me', 'wire.com', 'element.io', 'tawk.to', 'botim.me', 'imo.im', 'icq.im'],
  ...[
    'bit.ly',
    'tinyurl.com',
    't.co',
    'goo.gl',
    'is.gd',
    'cutt.ly',
    'rebrand.ly',
    't.ly',
    'linktr.ee',
    's.id',
  ],
] as const;

/** Also further on in an address, which another site may pass on. */
const HOST = new RegExp(
  `(?:^|[^a-z0-9-])(${hosts.join('|').replaceAll('.', '[.]')})(?![a-z0-9.-])`,
);
const MAIL = /^mailto:(.+)$/;

/** As it is read in the end: what is written in percents may be so more than once. */
function readable(link: string): string {
  let read = link;
  for (let n = 0; n < 3; n += 1) {
    try {
      read = decodeURIComponent(read);
    } catch {
      break;
    }
  }
  return read.toLowerCase();
}

/**
 * The place outside the app at which a link has people talk; null where it leads to none. A mailbox that stands in `own`,
 * a text of the operator about itself, is its own.
 */
export function contactIn(link: string, own = ''): string | null {
  const read = readable(link);
  const [, mailbox] = MAIL.exec(read) ?? [];
  if (mailbox === undefined) return HOST.exec(read)?.[1] ?? null;
  const isOwn = own
    .toLowerCase()
    .split(/[\s,;<>()]+/)
    .includes(mailbox);
  return isOwn ? null : mailbox;
}
