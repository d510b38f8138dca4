import { beforeClosing, withReviewDesk, withWorld } from '../../testing/suite';
import { aUser } from '../../testing/world';
import { prove } from '../ledger';

const world = withWorld();
const desk = withReviewDesk(world);
beforeClosing(async () => {
  expect(await prove(world.sql.verify)).toBeNull();
});

describe('O2: what a credit rests on', () => {
  it.each([
    ['amount', 'amount + 1'],
    ['user_id', `(SELECT min(id) FROM app_user)`],
    ['image_hash', `sha256('another')`],
    ['upload_id', `(SELECT min(id) FROM upload)`],
    ['submitted_at', 'tarn_now()'],
  ])('stays as it was submitted, whoever writes it: %s', async (column, value) => {
    const id = await desk.submitted(await aUser(world), '300.00');
    await expect(
      world.sql.owner.query(`UPDATE recharge SET ${column} = ${value} WHERE id = $1`, [id]),
    ).rejects.toThrow(/stays as it was submitted/);
    await expect(
      world.sql.app.query(`UPDATE recharge SET ${column} = ${value} WHERE id = $1`, [id]),
    ).rejects.toThrow(/permission denied/);
  });

  it.each([
    ['without the audit entry of the approver', `SELECT 1`],
    [
      'with a picture that is not the submitted one',
      `SELECT audit_write('staff/' || first_approver, 'recharge.approve', 'recharge/' || subject_id, NULL, NULL,
         NULL, 'x') FROM review WHERE kind = 'RECHARGE' AND subject_id = $1`,
    ],
  ])('is not there, so nothing is credited: %s', async (what, prepare) => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '300.00');
    await desk.take(desk.lena, id);
    const client = await world.sql.owner.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `UPDATE review SET first_approver = $2, first_approved_at = tarn_now(), state = 'DECIDED',
           decision = 'APPROVED', decided_by = $2, decided_at = tarn_now(), effective_at = tarn_now()
         WHERE kind = 'RECHARGE' AND subject_id = $1`,
        [id, desk.lena.staff.staffId],
      );
      await client.query(
        `UPDATE recharge SET bank_reference = 'X-' || id, approved_amount = amount WHERE id = $1`,
        [id],
      );
      await client.query(prepare, prepare.includes('$1') ? [id] : []);
      if (what.includes('picture')) {
        await client.query(`UPDATE upload SET image_hash = sha256('y') WHERE user_id = $1`, [
          ann.userId,
        ]);
      }
      await expect(client.query('SELECT credit_recharge($1)', [id])).rejects.toThrow(
        /not approved/,
      );
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await desk.refuse(desk.lena, id);
  });

  it('a request is submitted with the user’s own picture and within its channel, or not at all', async () => {
    const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
    const id = await desk.submitted(ann, '300.00');
    const { uploadId } = await desk.find(id);
    const submit = (user: string, cents: number) =>
      world.sql.app.query('SELECT submit_recharge($1, $2, $3, $4, NULL, NULL)', [
        user,
        desk.channel,
        cents,
        uploadId,
      ]);
    await expect(submit(ben.userId, 30_000)).rejects.toThrow(/is none of user/);
    await expect(submit(ann.userId, 9_999)).rejects.toThrow(/does not take/);
    await expect(submit(ann.userId, 2_000_001)).rejects.toThrow(/does not take/);
  });
});
