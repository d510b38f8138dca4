import { languages } from '../../../../../schema/languages';
import { refusalOf } from '../../../../testing/recharges';
import { aStaffSession, graphql } from '../../../../testing/http';
import { withServer, withWorld } from '../../../../testing/suite';
import { aStaffMember, type StaffPerson } from '../../../../testing/world';
import { cannedReplies, dropCannedReply, keepCannedReply } from './canned-replies';

const world = withWorld();
const server = withServer(world);
let lena: StaffPerson;
let mark: StaffPerson;
beforeAll(async () => {
  [lena, mark] = [await aStaffMember(world, 'SUPPORT'), await aStaffMember(world, 'SUPPORT')];
});

const saying = (text: string) => Object.fromEntries(languages.map((one) => [one, text]));
const keep = ({ ctx }: StaffPerson, name: string, [text, seen]: readonly [string, number | null]) =>
  keepCannedReply(ctx, { name, texts: saying(text), seen });
const drop = ({ ctx }: StaffPerson, name: string, seen: number, reason = 'It is wrong.') =>
  dropCannedReply(ctx, { name, seen, reason });
const named = async (name: string) =>
  (await cannedReplies(world.visitor)).find((one) => one.name === name);

const entries = async (id: string) => {
  const { rows } = await world.sql.owner.query<Record<string, unknown>>(
    'SELECT actor, action, before, after, reason FROM audit_entry WHERE subject = $1 ORDER BY seq',
    [`cannedReply/${id}`],
  );
  return rows;
};

describe('O3: a saved reply', () => {
  it('leaves what stood there before and what stands there after in the audit log', async () => {
    const id = await keep(lena, 'Received', ['We have it.', null]);
    await keep(mark, 'Received', ['It is lost.', 1]);
    await drop(lena, 'Received', 2);
    const [first, second] = [saying('We have it.'), saying('It is lost.')];
    const by = ({ staff }: StaffPerson) => `staff/${staff.staffId}`;
    const of = (version: number, texts: object) => ({ name: 'Received', version, texts });
    expect(await entries(id)).toEqual([
      {
        ...{ actor: by(lena), action: 'cannedReply.keep', reason: null },
        ...{ before: null, after: of(1, first) },
      },
      {
        ...{ actor: by(mark), action: 'cannedReply.keep', reason: null },
        ...{ before: of(1, first), after: of(2, second) },
      },
      {
        ...{ actor: by(lena), action: 'cannedReply.drop', reason: 'It is wrong.' },
        ...{ before: of(2, second), after: null },
      },
    ]);
    expect(await named('Received')).toBeUndefined();
  });

  it('is changed and dropped by whoever has read it as it stands, and by one of several', async () => {
    await keep(lena, 'Wait', ['A minute.', null]);
    expect(await refusalOf(keep(mark, 'Wait', ['Go away.', null]))).toBe('PARAM_INVALID');
    expect(await refusalOf(keep(mark, 'Wait', ['A minute.', 1]))).toBe('NOTHING_CHANGES');
    const both = [lena, mark].map((one, n) =>
      refusalOf(keep(one, 'Wait', [`By ${String(n)}.`, 1])),
    );
    expect((await Promise.all(both)).sort()).toEqual(['CHANGED_MEANWHILE', 'OK']);
    expect(await refusalOf(drop(mark, 'Wait', 1))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(drop(mark, 'Wait', 2, ' '))).toBe('REASON_REQUIRED');
    expect(await refusalOf(drop(mark, 'Gone', 1))).toBe('CHANGED_MEANWHILE');
    expect((await named('Wait'))?.version).toBe(2);
    const dropped = await Promise.all([lena, mark].map((one) => refusalOf(drop(one, 'Wait', 2))));
    expect(dropped.sort()).toEqual(['CHANGED_MEANWHILE', 'OK']);
    expect(await refusalOf(keep(mark, 'Wait', ['By me.', 2]))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(keep(mark, 'Wait', ['Anew.', null]))).toBe('OK');
  });

  it('A2: is dropped by no statement of the server’s role', async () => {
    for (const sql of ['DELETE FROM canned_reply', `UPDATE canned_reply SET texts = '{}'`])
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
  });

  it('is kept and dropped by the console, with what is refused beside its field', async () => {
    const token = await aStaffSession(world, lena.staff.staffId);
    const ask = async (act: 'Keep' | 'Drop', input: object) => {
      const type = act === 'Keep' ? 'CannedReplyInput' : 'CannedReplyDropInput';
      const query = `mutation R($input: ${type}!) { reply: cannedReply${act}(input: $input) {
        replies { name version } userErrors { code field } } }`;
      return (await graphql(server, { query, console: token, variables: { input } })).data;
    };
    const texts = languages.map((language) => ({ language, text: 'Hello.' }));
    const isNew = { name: 'Hello', seen: null, texts };
    const replies = expect.arrayContaining([{ name: 'Hello', version: 1 }]) as unknown;
    expect(await ask('Keep', isNew)).toEqual({ reply: { replies, userErrors: [] } });
    expect(await ask('Keep', isNew)).toEqual({
      reply: { replies: null, userErrors: [{ code: 'PARAM_INVALID', field: ['input', 'name'] }] },
    });
    const gone = await ask('Drop', { name: 'Hello', seen: 1, reason: 'Nobody says so.' });
    expect(gone).toMatchObject({ reply: { userErrors: [] } });
    expect(JSON.stringify(gone)).not.toContain('Hello');
  });
});
