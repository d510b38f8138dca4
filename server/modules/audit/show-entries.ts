import { auditFields, type AuditField, type AuditShows } from '../../../schema/audit';
import { formatMoney, usd } from '../../../schema/money';
import { requireStaff, type Context } from '../../platform/context';
import { masked } from '../../platform/text/masked';
import type { AuditEntry } from './audit-entry.entity';
import { blindOf, namesOf } from './audit-objects';
import { factText, settingText } from './fact-text';

/** One field that an act wrote: what it was and what it is, null where it was or is nothing. */
export interface AuditChange {
  readonly field: string;
  readonly shows: AuditShows;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ShownEntry {
  readonly entry: AuditEntry;
  /** Null for the platform itself. */
  readonly actorName: string | null;
  readonly subjectName: string | null;
  readonly changes: readonly AuditChange[];
  /** Null too while it is hidden. */
  readonly reason: string | null;
  /** What was found, and why, is kept from this reader: a second person has to find the same. */
  readonly hidden: boolean;
}

type Names = ReadonlyMap<string, string>;
type Side = Readonly<Record<string, unknown>>;

const sideOf = (side: unknown): Side => (side ?? {}) as Side;

/** Names instead of ids, fields in words that are declared, contact data masked. One read a kind. */
export async function showEntries(
  ctx: Context,
  entries: readonly AuditEntry[],
): Promise<ShownEntry[]> {
  const me = `staff/${requireStaff(ctx).staffId}`;
  const subjects = [...new Set(entries.map(({ subject }) => subject))];
  const [names, blind] = await Promise.all([
    namesOf(ctx, entries.flatMap(namedIn)),
    blindOf(ctx.db, subjects),
  ]);
  return entries.map((entry) => {
    const fields = fieldsOf(entry);
    const kept = blind.has(entry.subject) && entry.actor !== me;
    const shown = fields.filter(({ field }) => !kept || field.found !== true);
    const hidden = shown.length < fields.length;
    return {
      entry,
      actorName: names.get(entry.actor) ?? null,
      subjectName: names.get(entry.subject) ?? null,
      changes: shown.map((one) => changeOf(entry, one, names)),
      reason: hidden ? null : entry.reason,
      hidden,
    };
  });
}

interface Named {
  readonly name: string;
  readonly field: AuditField;
}

/** Those that are declared, before what changed after. */
function fieldsOf({ before, after }: AuditEntry): Named[] {
  const names = new Set([...Object.keys(sideOf(before)), ...Object.keys(sideOf(after))]);
  return [...names].flatMap((name) => {
    const field = Object.hasOwn(auditFields, name) ? auditFields[name] : undefined;
    return field ? [{ name, field }] : [];
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** An id of this kind of object; `withdrawal/12` says by itself what it is. */
const subjectOf = (word: string, value: unknown): string =>
  typeof value === 'string' && value.includes('/') ? value : `${word}/${textOf(value)}`;

/** What an entry speaks of that may have a name. */
function namedIn(entry: AuditEntry): string[] {
  const inside = fieldsOf(entry).flatMap(({ name, field: { namesOf: word } }) => {
    if (word === undefined) return [];
    const values = [sideOf(entry.before)[name], sideOf(entry.after)[name]].flatMap(listOf);
    return values.map((value) => subjectOf(word, value));
  });
  return [entry.actor, entry.subject, ...inside];
}

function changeOf(entry: AuditEntry, { name, field }: Named, names: Names): AuditChange {
  const [was, is] = [sideOf(entry.before)[name], sideOf(entry.after)[name]];
  const said = (value: unknown, other: unknown) =>
    value == null ? null : (settingText(name, value) ?? shown(textsOf(value, other), field, names));
  return { field: name, shows: field.shows, before: said(was, is), after: said(is, was) };
}

/** Texts by language in lines, those that changed alone; everything else as it is. */
const textsOf = (value: unknown, other: unknown): unknown =>
  typeof value === 'object' && !Array.isArray(value) ? factText(value, other) : value;

function shown(value: unknown, field: AuditField, names: Names): string {
  const { shows, namesOf: word } = field;
  if (word !== undefined) {
    const called = listOf(value).map((id) => names.get(subjectOf(word, id)) ?? textOf(id));
    return called.join(', ');
  }
  if (field.masked) return listOf(value).map(maskedText).join(', ');
  const plain = textOf(value);
  return shows === 'MONEY' && /^-?[0-9]+$/.test(plain) ? formatMoney(usd(plain)) : plain;
}

const maskedText = (value: unknown): string =>
  masked(
    textOf(typeof value === 'object' && value !== null && 'value' in value ? value.value : value),
  );

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
