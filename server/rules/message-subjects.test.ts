import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOfSubject } from '../../client-h5/src/features/security/messages/pathOfSubject';

const MODULES = join(__dirname, '../modules');

const SENDS = /PERFORM send_message(?:_once)?\(/;

/** All of SQL that may send a message. */
const functions = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(join(MODULES, name), 'utf8') }))
  .filter(({ sql }) => SENDS.test(sql));

/** What its messages are about: `'recharge/' || …`; nothing where they are about nothing that has a page. */
function subjectsOf(sql: string): readonly string[] {
  const calls = sql.split(SENDS).slice(1);
  return calls.map((call) => /'([\w-]+)\/' \|\|/.exec(call.split(';')[0] ?? '')?.[1] ?? '');
}

it('names what its messages are about, or that there is nothing', () => {
  const nameless = functions.filter(({ sql }) => subjectsOf(sql).includes(''));
  expect(nameless.map(({ name }) => name).sort()).toEqual([
    'accounts/profile/change_contact.sql',
    // Hands on what its caller names.
    'notifications/send_message_once.sql',
  ]);
});

it('H5 leads from each message to what it is about', () => {
  const sent = new Set(functions.flatMap(({ sql }) => subjectsOf(sql)).filter(Boolean));
  expect([...sent].sort()).toEqual(
    expect.arrayContaining([
      'conversation',
      'help-request',
      'payment-method',
      'user',
      'withdrawal',
    ]),
  );
  expect([...sent].filter((kind) => pathOfSubject(`${kind}/1`) === null)).toEqual([]);
});
