import { auditFields, auditOrder, type AuditShows } from '../../../schema/audit';
import { formatMoney, usd } from '../../../schema/money';
import { factText, settingText } from '../audit';
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

/** What belongs together stands together; texts in several languages stand behind what is read at one look. */
function fieldsOf({ before, after }: Sides): readonly string[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const placeOf = (field: string): number => {
    if (typeof (after[field] ?? before[field]) === 'object') return auditOrder.length + 1;
    const place = auditOrder.indexOf(field);
    return place < 0 ? auditOrder.length : place;
  };
  return fields.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What it speaks of by an id that nobody knows: `recharge/17`. */
export const namedIn = ({ before, after }: Sides): string[] =>
  fieldsOf({ before, after }).flatMap((field) =>
    [before, after].flatMap((facts) => subjectOf(facts, field) ?? []),
  );

function subjectOf(facts: Facts, field: string): string | null {
  const word = auditFields[field]?.namesOf;
  return word === undefined || facts[field] == null ? null : `${word}/${factText(facts[field])}`;
}

/**
 * The fields that a proposal changes, as they read. Nothing is masked: whoever confirms it answers for
 * every sign of it. `names`: of the objects that `namedIn` answers.
 */
export function changesOf(proposal: Sides, names: Names = new Map()): ProposedChange[] {
  const { before, after } = proposal;
  return fieldsOf(proposal).flatMap((field) => {
    const shows = auditFields[field]?.shows ?? 'TEXT';
    const change = { before: said(before, after), after: said(after, before) };
    return change.before === change.after ? [] : [{ field, shows, ...change }];

    function said(facts: Facts, other: Facts): string | null {
      return names.get(subjectOf(facts, field) ?? '') ?? read(facts, other, field);
    }
  });
}

function read(facts: Facts, other: Facts, field: string): string | null {
  const value = facts[field];
  if (value == null || value === '') return null;
  const setting = settingText(field, value);
  if (setting !== null) return setting || null;
  if (auditFields[field]?.shows === 'MONEY') return formatMoney(usd(factText(value)));
  return factText(value, other[field]) || null;
}
