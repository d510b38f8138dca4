import { auditFields, type AuditShows } from '../../../schema/audit';
import { formatMoney, usd } from '../../../schema/money';
import type { Facts, Proposal } from './proposal.entity';

/** One field of what is changed: what it is and what it is to be, null where it is nothing. */
export interface ProposedChange {
  readonly field: string;
  readonly shows: AuditShows;
  readonly before: string | null;
  readonly after: string | null;
}

type Sides = Pick<Proposal, 'before' | 'after'>;
type Names = ReadonlyMap<string, string>;

const fieldsOf = ({ before, after }: Sides): readonly string[] => [
  ...new Set([...Object.keys(after), ...Object.keys(before)]),
];

/** What it speaks of by an id that nobody knows: `recharge/17`. */
export const namedIn = ({ before, after }: Sides): string[] =>
  fieldsOf({ before, after }).flatMap((field) =>
    [before, after].flatMap((facts) => subjectOf(facts, field) ?? []),
  );

function subjectOf(facts: Facts, field: string): string | null {
  const word = auditFields[field]?.namesOf;
  return word === undefined || facts[field] == null ? null : `${word}/${plain(facts[field])}`;
}

/**
 * The fields that a proposal changes, as they read. Nothing is masked: whoever confirms it answers for
 * every sign of it. `names`: of the objects that `namedIn` answers.
 */
export function changesOf(proposal: Sides, names: Names = new Map()): ProposedChange[] {
  const { before, after } = proposal;
  return fieldsOf(proposal).flatMap((field) => {
    const shows = auditFields[field]?.shows ?? 'TEXT';
    const change = { before: said(before, field), after: said(after, field) };
    return change.before === change.after ? [] : [{ field, shows, ...change }];

    function said(facts: Facts, name: string): string | null {
      return names.get(subjectOf(facts, name) ?? '') ?? read(facts, name, shows);
    }
  });
}

function read(facts: Facts, field: string, shows: AuditShows): string | null {
  const value = facts[field];
  if (value == null || value === '') return null;
  if (shows === 'MONEY') return formatMoney(usd(plain(value)));
  if (Array.isArray(value)) return value.map(lineOf).join('\n') || null;
  return typeof value === 'object' ? linesOf(value as Facts) || null : plain(value);
}

/** `{ label, value }` of receiving details as one line. */
function lineOf(entry: unknown): string {
  const { label, value } = (typeof entry === 'object' ? entry : {}) as Facts;
  return value === undefined ? plain(entry) : `${plain(label)}: ${plain(value)}`;
}

const linesOf = (value: Facts): string =>
  Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${name}: ${plain(text)}`)
    .join('\n');

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
