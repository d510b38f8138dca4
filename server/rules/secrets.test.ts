import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../platform/project-root';

/** What a secret looks like, whoever issued it. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[A-Za-z0-9+/=]{40}/,
  'cloud key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{35}\b/,
  'token of a forge':
    /\b(?:ghp|gho|ghs|ghu)_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{40}|\bglpat-[\w-]{20}/,
  'token of a registry': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[A-Za-z0-9-]{20}/,
  'key of a payment service': /\b(?:sk|rk)_live_[A-Za-z0-9]{20}/,
  'token of a chat': /\bxox[baprs]-[A-Za-z0-9-]{10}/,
  'web token': /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{20,}/,
  'password in an address':
    /\b[a-z]+:\/\/[^\s:/@'"`$<{]+:(?!\$)[^\s:/@'"`$<{…*]{8,}@(?!127\.|localhost|\[)[a-z0-9.-]+\.[a-z]{2,}/,
};

/** Mailboxes of nobody: names that standards keep for examples, the practice world's, and names of one letter. */
const NOBODY =
  /@(?:[a-z0-9-]+\.)*(?:example|test|invalid|localhost|tarn)(?:\.[a-z]{2,})?$|@[a-z]\.[a-z]{2}$/i;
const MAILBOX = /\b[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}/g;

/** Files that belong to a machine or a moment. */
const STRAY =
  /(?:^|\/)(?:\.env(?:\.[a-z]+)?|id_rsa|[^/]+\.(?:pem|key|p12|pfx|log|dump|bak|sqlite3?|har))$/;

/** Licences and lists of others name their authors; pictures and fonts are no text. */
const OTHERS =
  /(?:^|\/)(?:package-lock\.json|[^/]*LICEN[CS]E[^/]*|common-passwords\.txt)$|\.(?:png|webp|jpg|ico|woff2?|ttf)$/;

/** What a text gives away, each named; mailboxes of people too. */
function givenAway(text: string): string[] {
  const secrets = Object.entries(SECRETS).filter(([, looks]) => looks.test(text));
  const people = [...text.matchAll(MAILBOX)].map(([box]) => box).filter((box) => !NOBODY.test(box));
  return [...secrets.map(([what]) => what), ...people];
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: fromRoot(), encoding: 'utf8', maxBuffer: 2 ** 30 });

const hasHistory = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: fromRoot() }).status === 0;

/** Every version of every file that was ever committed, by its object: the paths it had. */
function everyVersion(): ReadonlyMap<string, string> {
  // A copy without its history shows what was taken from it nowhere else.
  if (!hasHistory) return new Map();
  const lines = git('rev-list', '--objects', 'HEAD').split('\n');
  return new Map(
    lines
      .map((line) => [line.slice(0, 40), line.slice(41)] as const)
      .filter(([, file]) => file !== '' && !OTHERS.test(file)),
  );
}

/** The texts of these objects, one read for all of them. */
function textsOf(objects: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: fromRoot(),
    input: objects.join('\n'),
    maxBuffer: 2 ** 31 - 1,
  });
  const texts: string[] = [];
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf(10, at);
    const [, type, size] = stdout.toString('utf8', at, end).split(' ');
    const from = end + 1;
    const bytes = Number.parseInt(size ?? '0', 10);
    texts.push(type === 'blob' ? stdout.toString('utf8', from, from + bytes) : '');
    at = from + bytes + 1;
  }
  return texts;
}

it('S5: no version of any file, from the first commit on, holds a secret or a person', () => {
  const versions = everyVersion();
  const objects = [...versions.keys()];
  const found = textsOf(objects).flatMap((text, n) => {
    const file = versions.get(objects[n] ?? '') ?? '';
    return givenAway(text).map((what) => `${file}: ${what}`);
  });
  expect([...new Set(found)].sort()).toEqual([]);
  expect(objects.length > 1000).toBe(hasHistory);
});

const FOLDERS = ['schema', 'server', 'migrations', 'client-h5/src', 'client-admin/src'];

it('S5: no file as it stands, the practice world with them, holds a secret or a person', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[a-z]+$/.test(name) && !OTHERS.test(name))
      .map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((file) =>
    givenAway(readFileSync(fromRoot(file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

it.each(['.data/', '.env*', '*.log', '*.pem', '*.key', '*.dump'])(
  'S5: %s stays on the machine that it is of',
  (kept) => {
    expect(readFileSync(fromRoot('.gitignore'), 'utf8').split('\n')).toContain(kept);
  },
);

it('S5: no dump, log or key was ever a file of the project', () => {
  const names = [...new Set(everyVersion().values())];
  expect(names.filter((name) => STRAY.test(name))).toEqual([]);
});

it('and the rule can fail: each kind of secret and a mailbox are found', () => {
  const key = [
    '-----BEGIN',
    'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7',
  ];
  const planted = {
    'private key': key.join(' '),
    'cloud key': `AKIA${'A1B2'.repeat(4)}`,
    'token of a forge': `ghp_${'a1B2'.repeat(9)}`,
    'token of a registry': `npm_${'a1B2'.repeat(9)}`,
    'key of a payment service': `sk_live_${'a1B2'.repeat(6)}`,
    'token of a chat': ['xoxb', '1234567890-abcdef'].join('-'),
    'web token': [`eyJ${'a'.repeat(20)}`, `eyJ${'b'.repeat(20)}`, 'c'.repeat(30)].join('.'),
    'password in an address': ['postgres://tarn', 'hunter2hunter@db.firm.example/x'].join(':'),
  };
  expect(Object.keys(planted)).toEqual(Object.keys(SECRETS));
  for (const [what, text] of Object.entries(planted)) expect(givenAway(text)).toContain(what);
  expect(givenAway(['jane.doe', 'gmail.com'].join('@'))).toHaveLength(1);
  expect(givenAway('mia@practice.tarn, a@b.example, x@mail.example.com')).toEqual([]);
  expect(['.env', 'a/b.pem', 'dumps/x.dump'].every((name) => STRAY.test(name))).toBe(true);
});
