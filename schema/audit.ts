/** What the audit log shows: every act that writes an entry, and every field of its before and after. */

export const auditActions = [
  'account.declare',
  'audit.export',
  'bank-file.import',
  'channel.add',
  'queueView.drop',
  'queueView.save',
  'recharge.approve',
  'recharge.contradict',
  'recharge.hold',
  'recharge.keep',
  'recharge.refuse',
  'recharge.release',
  'recharge.sendBack',
  'recharge.take',
  'recharge.undo',
  'recharge.withdraw',
  'staff.add',
  'staff.sign-in',
  'staff.sign-in-failed',
  'staff.sign-out',
  'user.lift-wait',
  'user.lock',
  'user.reveal',
  'user.unlock',
] as const;

/** TEXT as it is; WORD of a closed list, which the console says; MONEY in USD; TIME an instant. */
export const auditShows = ['TEXT', 'WORD', 'MONEY', 'TIME'] as const;
export type AuditShows = (typeof auditShows)[number];

export interface AuditField {
  readonly shows: AuditShows;
  /** Its values are ids of this kind of object: their names are shown. */
  readonly namesOf?: string;
  /** Shown with stars in the middle, as lists do. */
  readonly masked?: true;
  /** Kept from others while a second person has to find the same. */
  readonly found?: true;
}

const text: AuditField = { shows: 'TEXT' };
const word: AuditField = { shows: 'WORD' };

/** A field that does not stand here is never shown. */
export const auditFields: Readonly<Record<string, AuditField>> = {
  action: text,
  actor: text,
  amount: { shows: 'MONEY', found: true },
  channel: { shows: 'TEXT', namesOf: 'channel' },
  decision: word,
  details: { shows: 'TEXT', masked: true },
  filter: text,
  firstAmount: { shows: 'MONEY', found: true },
  firstBy: { shows: 'TEXT', namesOf: 'staff' },
  firstReference: { shows: 'TEXT', found: true },
  format: word,
  fromOn: text,
  kind: word,
  known: text,
  lines: text,
  locked: word,
  max: { shows: 'MONEY' },
  min: { shows: 'MONEY' },
  name: text,
  reason: { shows: 'TEXT', found: true },
  reference: { shows: 'TEXT', found: true },
  returned: { shows: 'TEXT', namesOf: 'recharge' },
  role: word,
  salt: { shows: 'TEXT', found: true },
  /** What a first approval commits to, until the second person has decided. */
  sealed: text,
  sha256: text,
  state: word,
  step: word,
  subject: text,
  takenBy: { shows: 'TEXT', namesOf: 'staff' },
  toOn: text,
  userId: text,
};
