import { readFileSync } from 'node:fs';
import type { AskRule } from '../../../schema/asks/ask-rules';
import type { DoneCode } from '../../../schema/done';
import { errorCatalogue, type ErrorCode } from '../../../schema/errors';
import { languages, type Language } from '../../../schema/languages';
import type { ReviewState } from '../../../schema/review-states';
import type { MemberLevel, MovementKind } from '../../../schema/states';
import { fromRoot } from '../project-root';

type Words = Readonly<Record<string, string>>;

const read = (language: Language, file: string) =>
  JSON.parse(readFileSync(fromRoot('schema', 'locales', language, file), 'utf8')) as Words;

const load = (file: string) =>
  new Map(languages.map((language) => [language, read(language, file)] as const));

let refusals: ReadonlyMap<Language, Words> | undefined;
let labels: ReadonlyMap<Language, Words> | undefined;
let successes: ReadonlyMap<Language, Words> | undefined;

/** What a refusal says to the person it concerns, with its figures filled in. */
export function say(language: Language, code: ErrorCode, params: Words): string {
  refusals ??= load('errors.json');
  const text = refusals.get(language)?.[code];
  if (text === undefined) throw new Error(`no ${language} words for ${code}`);
  return fill(text, params);
}

export function sayDone(language: Language, code: DoneCode): string {
  successes ??= load('done.json');
  const text = successes.get(language)?.[code];
  if (text === undefined) throw new Error(`no ${language} words for ${code}`);
  return text;
}

type Label =
  | MovementKind
  | 'credit.manual'
  | 'invitation.rules'
  | 'withdrawal.cancelled'
  | 'lock.frozen'
  | 'tries.left'
  | 'break.forGood'
  | 'method.GET'
  | 'prohibit.PROOF_MISMATCH'
  | 'prohibit.SETTLEMENT_WRONG'
  | 'yield.append'
  | 'yield.early'
  | 'yield.earlyDaily'
  | 'yield.late'
  | `ask.${AskRule}`
  | `member.${MemberLevel}`
  | `review.${ReviewState}`;

/** What is shown as it comes: a ledger kind, a member's level or where a request is, in words. */
export function label(language: Language, name: Label, params: Words = {}): string {
  labels ??= load('labels.json');
  const words = labels.get(language)?.[name];
  if (words === undefined) throw new Error(`no ${language} words for ${name}`);
  return fill(words, params);
}

const fill = (text: string, params: Words) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

/** The number of the legacy envelope: 401, or the failure number (0 here). */
export const legacyNumber = (code: ErrorCode): 0 | 401 => errorCatalogue[code].legacy;
