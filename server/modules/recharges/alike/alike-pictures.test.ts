import sharp from 'sharp';
import { aReceipt } from '../../../testing/files/picture';
import { withReviewDesk, withWorld } from '../../../testing/suite';
import { aUser } from '../../../testing/world';
import { acceptUpload } from '../../uploads';
import { requestChecks } from '../request-checks/request-checks';
import { queueOf } from '../queue/queue-filter';
import { areAlike } from './alike-pictures';

const world = withWorld();
const desk = withReviewDesk(world);

const again = (picture: Buffer) => sharp(picture).resize(500).jpeg({ quality: 60 }).toBuffer();

async function pictureCheck(id: string) {
  const registeredAt = () => world.visitor.now();
  const answers = await requestChecks(desk.lena.ctx, { id, reference: null, registeredAt });
  return answers.find(({ check }) => check === 'PICTURE');
}
const flagged = async (...ids: string[]) => areAlike(world.visitor.db, ids);

describe('O2: a picture that was sent before', () => {
  it('is flagged with both users when it was written anew, and nothing is refused', async () => {
    const [ann, ben, eve] = [await aUser(world), await aUser(world), await aUser(world)];
    const picture = await aReceipt(1, 11);
    const first = await desk.submitted(ann, '200.00', { picture });
    const copy = await desk.submitted(ben, '300.00', { picture: await again(picture) });
    const other = await desk.submitted(eve, '200.00', { picture: await aReceipt(1, 12) });
    expect(await flagged(first, copy, other)).toEqual([true, true, false]);
    const found = { level: 'AMBER', reason: 'PICTURE_LIKE_OTHER_USER', figures: { count: '1' } };
    expect(await pictureCheck(copy)).toMatchObject({ ...found, otherIds: [first] });
    expect(await pictureCheck(first)).toMatchObject({ ...found, otherIds: [copy] });
    expect(await pictureCheck(other)).toMatchObject({ reason: 'PICTURE_NEW', otherIds: [] });
    for (const flag of ['SIMILAR_IMAGE', 'FLAGGED'] as const) {
      const listed = await (await queueOf(desk.lena.ctx, { flag })).getMany();
      expect(listed.map(({ id }) => id).toSorted()).toEqual([first, copy].toSorted());
    }
  });

  it('is the user’s own affair when it is their own, and the very same says so first', async () => {
    const [ann, ben] = [await aUser(world), await aUser(world)];
    const picture = await aReceipt(2, 21);
    const first = await desk.submitted(ann, '200.00', { picture });
    const own = await desk.submitted(ann, '200.00', { picture: await again(picture) });
    expect(await flagged(first, own)).toEqual([false, false]);
    const same = await desk.submitted(ben, '200.00', { picture });
    expect(await pictureCheck(same)).toMatchObject({ reason: 'PICTURE_OF_OTHER_USER' });
    expect((await pictureCheck(same))?.otherIds.toSorted()).toEqual([first, own].toSorted());
  });

  it('is found of two submitted at once, too', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => aUser(world)));
    const picture = await aReceipt(3, 31);
    const copies = [picture, await again(picture), await again(picture), picture];
    const ids = await Promise.all(
      people.map((person, n) =>
        desk.submitted(person, '200.00', { picture: copies[n] ?? picture }),
      ),
    );
    expect(await flagged(...ids)).toEqual([true, true, true, true]);
    const { rows } = await world.sql.app.query(
      'SELECT FROM recharge_alike WHERE recharge_id = ANY ($1)',
      [ids],
    );
    expect(rows).toHaveLength(6);
  });

  it('white pages resemble nobody', async () => {
    const ids = await Promise.all(
      [1, 2].map(async (shade) => desk.submitted(await aUser(world), '200.00', { shade })),
    );
    expect(await flagged(...ids)).toEqual([false, false]);
  });

  it('S3: a document of identity forgets how it looks', async () => {
    const { ctx, userId } = await aUser(world);
    const { id } = await acceptUpload(ctx, await aReceipt(4, 41));
    const printed = async () =>
      (
        await world.sql.owner.query<{ print: string | null }>(
          'SELECT print FROM upload WHERE id = $1',
          [id],
        )
      ).rows[0]?.print;
    expect(await printed()).toHaveLength(640);
    await world.sql.owner.query('SELECT attach_document($1, $2)', [id, userId]);
    expect(await printed()).toBeNull();
  });

  it('is not the server’s to write or to forget, nor the owner’s to change', async () => {
    for (const sql of [
      'DELETE FROM recharge_alike',
      'INSERT INTO recharge_alike VALUES (1, 2, 3)',
      'SELECT print FROM recharge',
      'SELECT note_alike_pictures(1)',
    ])
      await expect(world.sql.app.query(sql)).rejects.toThrow('permission denied');
    await expect(world.sql.owner.query('DELETE FROM recharge_alike')).rejects.toThrow();
  });
});
