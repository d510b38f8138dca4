import { paidIn } from '../../testing/bank-files';
import { aSession, aStaffSession, graphql, legacy } from '../../testing/http';
import { withReviewDesk, withServer, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { lineCandidates } from './bank-lines/line-candidates';
import { paymentReferences, usersOfReference } from './payment-references';

const world = withWorld();
const server = withServer(world);
const desk = withReviewDesk(world);

const referenceOf = async (userId: string): Promise<string> => {
  const [code] = await paymentReferences(world.visitor, [userId]);
  return code ?? '';
};

describe('a payment reference', () => {
  it('comes with the account, eight of A-Z and 2-9, and another one for everybody', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aUser(world)));
    const codes = await Promise.all(people.map(({ userId }) => referenceOf(userId)));
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('is drawn again when the drawn one is somebody’s', async () => {
    const taken = await referenceOf((await aUser(world)).userId);
    const { rows } = await world.sql.owner.query<{ text: string }>(
      `SELECT pg_get_functiondef('random_number_text'::regproc) AS text`,
    );
    await world.sql.owner.query(`
      CREATE SEQUENCE draws;
      CREATE OR REPLACE FUNCTION random_number_text() RETURNS text LANGUAGE sql VOLATILE
        SECURITY DEFINER SET search_path = tarn, pg_temp AS
        $$ SELECT CASE WHEN nextval('draws') = 1 THEN '${taken}' ELSE 'FREEFREE' END $$`);
    const { userId } = await aUser(world);
    expect(await referenceOf(userId)).toBe('FREEFREE');
    await world.sql.owner.query(rows[0]?.text ?? '');
  });

  it('stays for good: the server’s role can neither write, change nor delete one', async () => {
    const { userId } = await aUser(world);
    for (const statement of [
      `UPDATE payment_reference SET code = 'ABCDEFGH' WHERE user_id = ${userId}`,
      `DELETE FROM payment_reference WHERE user_id = ${userId}`,
      `INSERT INTO payment_reference (user_id, code) VALUES (${userId}, 'ABCDEFGH')`,
      `SELECT give_payment_reference()`,
    ]) {
      await expect(world.sql.app.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is told to its owner, by GraphQL and by the old path', async () => {
    const { userId } = await aUser(world);
    const token = await aSession(world, userId);
    const code = await referenceOf(userId);
    const { data } = await graphql(server, { query: '{ me { paymentReference } }', token });
    expect(data).toEqual({ me: { paymentReference: code } });
    const old = await legacy(server, { path: 'user/recharge', token });
    expect(old.data).toMatchObject({ reference: code });
  });

  it('finds its owner, however it is spaced and in either case', async () => {
    const { userId } = await aUser(world);
    const code = await referenceOf(userId);
    const spaced = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    for (const text of [code, spaced]) {
      expect(await usersOfReference(world.visitor, text)).toEqual([userId]);
    }
    expect(await usersOfReference(world.visitor, code.slice(0, 7))).toEqual([]);
    const console = await aStaffSession(world, desk.lena.staff.staffId);
    const query =
      'query S($text: String!) { search(text: $text) { users { id paymentReference } } }';
    const { data } = await graphql(server, { query, variables: { text: spaced }, console });
    expect(data).toEqual({ search: { users: [{ id: userId, paymentReference: code }] } });
  });

  it('narrows the queue to its owner’s requests', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '140.00');
    await desk.submitted(await aUser(world), '140.00');
    const console = await aStaffSession(world, desk.lena.staff.staffId);
    const query = 'query Q($user: String!) { recharges(filter: { user: $user }) { items { id } } }';
    const variables = { user: await referenceOf(ann.userId) };
    const { data } = await graphql(server, { query, variables, console });
    expect(data).toEqual({ recharges: { items: [{ id }] } });
  });

  it('in what a payer wrote marks the bank’s line as this user’s, another’s does not', async () => {
    const [ann, ben] = [await aUser(world), await aUser(world)];
    const code = await referenceOf(ann.userId);
    const id = await desk.submitted(ann, '150.00');
    const others = await desk.submitted(ben, '150.00');
    await paidIn(world, desk.ada, desk.channel, [
      { amount: '150.00', text: `gift ${code.slice(0, 4)} ${code.slice(4)} thanks` },
    ]);
    const found = async (request: string) =>
      (await lineCandidates(desk.lena.ctx, request)).map(({ referenceFound }) => referenceFound);
    expect(await found(id)).toEqual([true]);
    expect(await found(others)).toEqual([false]);
  });
});
