import { readdirSync, readFileSync } from 'node:fs';
import { auditActions, auditFields } from '../../schema/audit';
import { writtenKinds } from '../../schema/content/articles';
import { broadcastAudiences, broadcastKinds } from '../../schema/content/broadcasts';
import { proposalKinds } from '../../schema/proposals';
import { reviewStates } from '../../schema/review-states';
import { settingKeys } from '../../schema/settings/facts';
import {
  campaignPurposes,
  channelKinds,
  creditClasses,
  dividends,
  instrumentClasses,
  memberLevels,
  staffStandings,
} from '../../schema/states';
import { feedNames } from '../modules/market/feeds/feed';
import { fromRoot } from '../platform/project-root';

/** SQL and TypeScript of the modules, tests left out. */
const sources = readdirSync(fromRoot('server/modules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:sql|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(fromRoot('server/modules', file), 'utf8'));

/** The arguments of every call of `name` in a text; brackets and quotes inside them are theirs. */
function callsOf(text: string, name: string): string[][] {
  const found: string[][] = [];
  for (let at = text.indexOf(`${name}(`); at >= 0; at = text.indexOf(`${name}(`, at + 1)) {
    found.push(argumentsAt(text, at + name.length + 1));
  }
  return found;
}

function argumentsAt(text: string, start: number): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  for (const sign of text.slice(start)) {
    if (sign === "'") quoted = !quoted;
    if (!quoted) depth += BRACKETS[sign] ?? 0;
    if (depth < 0) break;
    if (sign === ',' && depth === 0 && !quoted) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

const BRACKETS: Readonly<Partial<Record<string, number>>> = { '(': 1, ')': -1 };

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/'([A-Za-z][A-Za-z0-9._-]*)'/g)].map(([, word = '']) => word);

/** The acts that reviews write for each kind: those named in a call, or in the list the caller is held to. */
function reviewActsIn(text: string): string[] {
  const held = /p_act NOT IN \(([^)]*)\)/.exec(text)?.[1] ?? '';
  return callsOf(text, 'PERFORM review_note').flatMap(([, , act = '']) =>
    act === 'p_act' ? quotedIn(held) : quotedIn(act.replace(/WHEN '[A-Z]+'/g, '')),
  );
}

/** A conversation is held, and decided by nobody. */
const HELD_ACTS: ReadonlySet<string> = new Set(['hold', 'keep', 'release', 'take']);

const actionsIn = (text: string): string[] => [
  ...callsOf(text, 'PERFORM audit_write').flatMap(([, action = '']) => quotedIn(action)),
  ...[...text.matchAll(/action: '([a-z.-]+)'/g)].map(([, action = '']) => action),
  ...reviewActsIn(text).flatMap((act) => [
    `recharge.${act}`,
    `verification.${act}`,
    `withdrawal.${act}`,
    `password_request.${act}`,
    `appeal.${act}`,
    `info_change.${act}`,
    `dispute.${act}`,
    `reward_claim.${act}`,
    ...(HELD_ACTS.has(act) ? [`conversation.${act}`] : []),
  ]),
];

const WRITES = /audit_write\(|review_note\(|decide_review\(/;

/** Names of the fields that a text puts into before or after. */
function fieldsIn(text: string): string[] {
  if (!WRITES.test(text)) return [];
  const shown = text.replace(/figures := jsonb_build_object\([^;]*;/g, '');
  const built = callsOf(shown, 'jsonb_build_object').flatMap((args) =>
    args.filter((_, n) => n % 2 === 0).flatMap(quotedIn),
  );
  const written = [...shown.matchAll(/'(\{"[^']*\})'/g)]
    .filter(([, json = '']) => !shown.includes(`figures := '${json}'`))
    .flatMap(([, json = '']) => Object.keys(JSON.parse(json) as object));
  return [...built, ...written];
}

const namesIn = (text: string, name: RegExp): string[] =>
  [...text.matchAll(name)].map(([, word = '']) => word);

/** The first words of what entries and proposals are about, and of what the log looks up the names of. */
const kindsIn = (text: string): string[] => [
  ...callsOf(text, 'PERFORM audit_write').flatMap(([, , about = '']) =>
    namesIn(about, /'([A-Za-z_-]+)\/'/g),
  ),
  ...namesIn(text, /\bsubject = `([A-Za-z_-]+)\/\$/g),
  ...namesIn(text, /'?\b([A-Za-z_-]+)'?: \{ names: /g),
];

const unique = (all: readonly string[]): string[] => [...new Set(all)].sort();

describe('what the code writes into the audit log', () => {
  it('O3: every act that is written is known, and no other', () => {
    expect(unique(sources.flatMap(actionsIn))).toEqual([...auditActions].sort());
  });

  it('S2: every field that is written says how it is shown', () => {
    const filter = ['actor', 'action', 'subject', 'userId', 'fromOn', 'toOn'];
    expect(unique([...sources.flatMap(fieldsIn), ...filter, ...settingKeys])).toEqual(
      Object.keys(auditFields).sort(),
    );
  });

  it('and the reading finds what is written: an act and a field of each form', () => {
    const sql = `PERFORM audit_write('staff/' || p_staff, 'x.add', 'x/' || f(a, b), NULL,
      jsonb_build_object('one', p_one, 'two', coalesce(b, 'c')), NULL, p_source);
      PERFORM audit_write(a, 'x.end', s, '{"three": 1}', NULL, NULL, NULL);`;
    expect(actionsIn(sql)).toEqual(['x.add', 'x.end']);
    expect(fieldsIn(sql)).toEqual(['one', 'two', 'three']);
    expect(actionsIn("note: { action: 'x.see', subject }")).toEqual(['x.see']);
    expect(
      reviewActsIn("PERFORM review_note(r, CASE x WHEN 'A' THEN 'B' END, 'take', s);"),
    ).toEqual(['take']);
  });
});

type Words = Readonly<Record<string, unknown>>;
const wordsOf = (language: string): Words =>
  JSON.parse(
    readFileSync(fromRoot('schema/locales', language, 'admin/auditEntries.json'), 'utf8'),
  ) as Words;

const at = (words: Words, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Words | undefined)?.[name], words);

/** The closed lists whose words the log shows. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  articleKind: writtenKinds,
  audience: broadcastAudiences,
  broadcastKind: broadcastKinds,
  class: creditClasses,
  decision: ['APPROVED', 'REFUSED'],
  dividend: dividends,
  earlyStop: ['true', 'false'],
  feed: feedNames,
  format: ['CSV', 'CAMT053', 'MT940'],
  instrumentClass: instrumentClasses,
  invitationRequired: ['true', 'false'],
  kind: channelKinds,
  level: memberLevels,
  listed: ['true', 'false'],
  locked: ['true', 'false'],
  open: ['true', 'false'],
  popular: ['true', 'false'],
  prohibited: ['true', 'false'],
  proposal: proposalKinds,
  purpose: campaignPurposes,
  renewable: ['true', 'false'],
  role: staffStandings,
  state: reviewStates,
  step: ['FIRST_APPROVED', 'APPROVED', 'REFUSED', 'CONTRADICTED'],
  suspended: ['true', 'false'],
};

/** One of each way in which such a kind is written. */
const KINDS = ['article', 'payment-method', 'reward_claim', 'settings'];

describe.each(['en', 'zh'])('the words of the audit log in %s', (language) => {
  const words = wordsOf(language);

  it('name every act, field and value that it shows', () => {
    const listed = Object.keys(auditFields).filter((one) => auditFields[one]?.shows === 'WORD');
    expect(listed.sort()).toEqual(Object.keys(VALUES));
    const wanted = [
      ...auditActions.map((action) => `action.${action}`),
      ...Object.keys(auditFields).map((field) => `field.${field}`),
      ...listed.flatMap((field) => (VALUES[field] ?? []).map((one) => `value.${field}.${one}`)),
    ];
    expect(wanted.filter((path) => typeof at(words, path) !== 'string')).toEqual([]);
  });

  it('name every kind of object that entries and proposals are about, with its name and without', () => {
    const kinds = unique(sources.flatMap(kindsIn));
    expect(kinds.filter((kind) => KINDS.includes(kind))).toEqual(KINDS);
    const wanted = kinds.flatMap((kind) => [`object.${kind}`, `nameless.${kind}`]);
    expect(wanted.filter((path) => typeof at(words, path) !== 'string')).toEqual([]);
  });
});
