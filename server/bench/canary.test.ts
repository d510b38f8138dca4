import { randomBytes } from 'node:crypto';
import { graphqlAsk } from '../testing/asks';
import { placesOf } from '../testing/corpus';
import { hasTurn, ofDay } from '../testing/turns';
import { markedAsks } from './canary/asks';
import {
  everyRow,
  knockAtDatabase,
  openCanary,
  otherFiles,
  sendOverSockets,
  sicken,
  type Canary,
  type Sick,
} from './canary/canary';
import { identity } from './canary/identity';
import { registration } from './canary/registration';
import { publishedSchema } from './rig/asker';

/** Every place is met in three or four of its ten shapes a day, all of them within three. */
const THIRDS = 3;

/** A sick database is of the one sort or the other, and met by a fifth: all has met both within ten days. */
const SICK: readonly Sick[] = ofDay(['others', 'first'], 1);
const FIFTHS = 5;

const partOf = (canary: Canary, parts: number) =>
  markedAsks(canary).filter((_, index) => hasTurn(index % parts, parts));

/** Marked words through every way in, while all is well and while the database refuses everything. */
describe('a canary', () => {
  let canary: Canary;
  let sent = 0;
  const faults: number[] = [];
  const registered: Awaited<ReturnType<typeof registration>>[] = [];
  const known: {
    readonly sent: Readonly<Record<string, string>>;
    readonly told: readonly string[];
  }[] = [];
  const issued: string[] = [];
  const control = `ct${randomBytes(5).toString('hex')}`;

  beforeAll(async () => {
    canary = await openCanary();
    const { addresses } = canary;
    const asks = partOf(canary, THIRDS);
    sent = asks.length;
    faults.push(await canary.send(asks));
    await sendOverSockets(canary);
    registered.push(await registration(canary));
    const [well, ill] = [
      await identity(canary, 'canary-well'),
      await identity(canary, 'canary-ill'),
    ];
    known.push(await well.overGraphql());
    issued.push(...(await well.issued()));
    // A code can only be asked for where the tables it needs are well.
    await sicken(addresses, 'others');
    registered.push(await registration(canary));
    known.push(await ill.overGraphql(), await ill.overRest());
    for (const sort of SICK) {
      await sicken(addresses, sort);
      faults.push(await canary.send(partOf(canary, FIFTHS)));
    }
    // The call that is known to be logged asks for a code, which is among what is written first.
    await sicken(addresses, 'first');
    await canary.send([faultCalled(canary, control)]);
    await knockAtDatabase(addresses, control);
  }, 600_000);
  afterAll(() => canary.close(), 60_000);

  const lines = () => (otherFiles(canary).get('server.log') ?? '').trimEnd().split('\n');

  it('is sent a thousand times and more, and makes faults only where the database is sick', () => {
    expect(sent).toBeGreaterThan(1_000);
    expect(canary.markers.sent).toBeGreaterThan(4_000);
    const [well, ...sick] = faults;
    expect(well).toBe(0);
    for (const count of sick) expect(count).toBeGreaterThan(25);
    expect(registered.map(({ told }) => told)).toEqual([
      expect.stringContaining('"registered":true'),
      expect.stringContaining('OPERATION_FAILED'),
    ]);
  });

  it('would be found: what is known to be logged is in both logs', () => {
    const files = otherFiles(canary);
    expect([...files.keys()]).toEqual(expect.arrayContaining(['server.log', 'postgres.log']));
    expect(files.get('server.log')).toContain(control);
    expect(files.get('postgres.log')).toContain(control);
    const faultLines = lines().filter((line) => /"(?:graphql|legacy) fault"/.test(line));
    expect(faultLines.length).toBeGreaterThan(50);
  });

  it('S9: is in no file beside the database, the pictures and the mail: no password, code, token, name, reference', () => {
    const found = [...otherFiles(canary)].flatMap(([file, text]) =>
      canary.markers.foundIn(text).map(({ where }) => `${file}: ${where}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('A5: is in no such file with a code that was sent', () => {
    const text = [...otherFiles(canary).values()].join('\n');
    for (const { code } of registered) {
      expect(code).toMatch(/^\d{6}$/);
      expect(text).not.toMatch(new RegExp(`(?<![\\w.])${code}(?!\\w)`));
    }
  });

  it('S1: is in no table where it was a password, a code, a token or a cookie', async () => {
    const rows = await everyRow(canary.addresses);
    expect(canary.markers.foundIn(rows, ['personal'])).not.toEqual([]);
    expect(canary.markers.foundIn(rows, ['secret'])).toEqual([]);
  });

  it('S3: a real name, an ID number and what money is paid out to stand in no table and no file', async () => {
    const [kept, ...refused] = known.map(({ told }) => told);
    expect(kept).toEqual(Array(4).fill(expect.stringContaining('"userErrors":[]')));
    // While the database refuses each row, with an error that quotes it.
    expect(refused).toEqual(
      Array(2).fill(Array(4).fill(expect.stringContaining('OPERATION_FAILED'))),
    );
    const everywhere = [await everyRow(canary.addresses), ...otherFiles(canary).values()]
      .join('\n')
      .toLowerCase();
    const words = known.flatMap(({ sent: all }) => Object.entries(all));
    const found = words.filter(([, word]) =>
      ['utf8', 'hex', 'base64'].some((form) => everywhere.includes(packed(word, form))),
    );
    expect(found).toEqual([]);
  });

  it('A5: a session’s token, the key of an app and its recovery codes stand in no table and no file', async () => {
    expect(issued.map((secret) => secret.length >= 8)).toEqual(Array(12).fill(true));
    const everywhere = [await everyRow(canary.addresses), ...otherFiles(canary).values()]
      .join('\n')
      .toLowerCase();
    const found = issued.filter((secret) =>
      ['utf8', 'hex', 'base64'].some((form) => everywhere.includes(packed(secret, form))),
    );
    expect(found).toEqual([]);
  });

  it('QUALITY 2: finds only lines of JSON in the log, once the server has said where it is', () => {
    const all = lines();
    const ready = all.findIndex((line) => line.startsWith('Ready '));
    const after = all.slice(ready + 1).filter((line) => !/^\{.*\}$/.test(line) || !isJson(line));
    expect(ready).toBeGreaterThan(0);
    expect(after).toEqual([]);
  });
});

/** A mutation that fails in the sick database, under a name of our own, which the log keeps. */
function faultCalled({ asker }: Canary, name: string) {
  const place = placesOf(publishedSchema('user'), asker.samples).find(
    (one) => one.name === 'Mutation.codeSend.input.account',
  );
  if (!place) throw new Error('nobody can ask for a code');
  const value = { name: 'a new one', json: JSON.stringify(`${name}@control.tarn`) };
  const query = place.query.replace('codeSend(', `${name}: codeSend(`);
  return graphqlAsk('user', asker, { place: { ...place, query }, value });
}

/** A word as it is, in hexadecimal, or in base64 without the signs that its end changes. */
function packed(word: string, form: string): string {
  if (form === 'utf8') return word.toLowerCase();
  const bytes = Buffer.from(word);
  if (form === 'hex') return bytes.toString('hex');
  return bytes.toString('base64').slice(0, -4).toLowerCase();
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
