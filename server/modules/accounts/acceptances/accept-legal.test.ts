import { aSession, graphql } from '../../../testing/http';
import { withServer, withWorld } from '../../../testing/suite';
import { aUser, type Person } from '../../../testing/world';
import { refusalOf } from '../../../testing/recharges';
import { acceptLegal, legalNow } from './accept-legal';

const world = withWorld();
const server = withServer(world);

const send = async ({ userId }: Person, call: string): Promise<unknown> => {
  const fields = '{ user { riskAcknowledged agreementAccepted } userErrors { code field } }';
  const token = await aSession(world, userId);
  const { data } = await graphql(server, { token, query: `mutation { a: ${call} ${fields} }` });
  return data?.a;
};
const refused = (field: string) => ({
  ...{ user: null, userErrors: [{ code: 'PARAM_INVALID', field: [field] }] },
});

it('H3: what is in force is accepted by its number, once, and nothing else is', async () => {
  const ann = await aUser(world);
  await world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [
    ann.userId,
  ]);
  const { AGREEMENT, RISK } = await legalNow(world.db);
  for (const number of ['1', '', '2026-10', AGREEMENT]) {
    expect(await send(ann, `riskAcknowledge(id: "${number}")`)).toEqual(refused('id'));
  }
  expect(await send(ann, `agreementAccept(version: "${RISK}")`)).toEqual(refused('version'));
  const answer = await send(ann, `riskAcknowledge(id: "${RISK}")`);
  const [none, both] = [false, true].map((agreementAccepted) => ({
    ...{ user: { riskAcknowledged: true, agreementAccepted }, userErrors: [] },
  }));
  expect(answer).toEqual(none);
  expect(await send(ann, `agreementAccept(version: "${AGREEMENT}")`)).toEqual(both);
  const again = { kind: 'RISK', number: RISK, field: 'id' } as const;
  expect(await refusalOf(acceptLegal(ann.ctx, again))).toBe('OK');
  const { rows } = await world.sql.app.query<{ kind: string; number: string }>(
    'SELECT kind, number FROM acceptance WHERE user_id = $1 ORDER BY kind',
    [ann.userId],
  );
  expect(rows).toEqual([
    { kind: 'AGREEMENT', number: AGREEMENT },
    { kind: 'RISK', number: RISK },
  ]);
});
