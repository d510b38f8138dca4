/** What a link of a mail opens, with the secret it holds behind the #. */
export interface MailLink {
  readonly to: 'invitation' | 'password';
  readonly token: string;
}

/** The link of a mail in the address; null for another address. */
export function linkIn(hash: string): MailLink | null {
  const [, to, token] = /^#\/(invitation|password)\?token=([A-Za-z0-9_-]{43})$/.exec(hash) ?? [];
  return to === undefined || token === undefined ? null : { to: to as MailLink['to'], token };
}
