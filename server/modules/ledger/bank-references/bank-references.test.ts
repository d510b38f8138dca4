import { withWorld } from '../../../testing/suite';

const world = withWorld();

const one = async (sql: string) => {
  const { rows } = await world.sql.owner.query<{ it: unknown }>(`SELECT (${sql}) AS it`);
  return rows[0]?.it;
};

it('M8: the reference of a payment is whose it was first, however it is written, until they let it go', async () => {
  const claim = (reference: string, subject: string) =>
    one(`claim_bank_reference('${reference}', '${subject}')`);
  expect(await claim('sepa 7', 'recharge/1')).toBe(true);
  expect(await one(`bank_reference_used('Sepa 7')`)).toBe(true);
  for (const twin of ['SEPA 7', 'sepa 7', '\uff33epa 7']) {
    expect(await claim(twin, 'project-funding/1')).toBe(false);
    expect(await claim(twin, 'recharge/1')).toBe(true);
  }
  await one(`free_bank_reference('recharge/1')`);
  expect(await claim('SEPA 7', 'project-funding/1')).toBe(true);
});

it.each(['app', 'feed', 'verify'] as const)(
  'O4: %s reads none of them, so that no second person sees what the first one found',
  async (role) => {
    await expect(world.sql[role].query('SELECT * FROM tarn.bank_reference')).rejects.toThrow(
      /permission denied/,
    );
  },
);
