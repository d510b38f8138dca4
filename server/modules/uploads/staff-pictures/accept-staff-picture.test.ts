import sharp from 'sharp';
import { limits } from '../../../../schema/limits';
import { aSquare } from '../../../testing/files/picture';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember, aUser, type StaffPerson } from '../../../testing/world';
import { acceptStaffPicture } from './accept-staff-picture';
import { readStaffPicture } from './read-staff-picture';

const world = withWorld();
let ada: StaffPerson;
beforeAll(async () => {
  ada = await aStaffMember(world, 'ADMIN');
});

it('the same file sent by two at once is one picture, with its file', async () => {
  const jun = await aStaffMember(world, 'ADMIN');
  const picture = await aSquare(150);
  const sent = await Promise.all(
    [ada, jun, ada, jun].map(({ ctx }) => acceptStaffPicture(ctx, picture)),
  );
  expect(new Set(sent.map(({ hash }) => hash)).size).toBe(1);
  expect(await readStaffPicture(world.visitor, sent[0]?.hash ?? '')).not.toBeNull();
});

it('what is clear becomes white: a code is read on a dark ground too', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: 130, height: 130, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const { hash } = await acceptStaffPicture(ada.ctx, png);
  const file = (await readStaffPicture(world.visitor, hash)) ?? Buffer.alloc(0);
  const { channels } = await sharp(file).stats();
  expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('S4: no more than so many a day, however many come at once; none of users', async () => {
  const { ctx, staff } = await aStaffMember(world, 'ADMIN');
  await world.sql.owner.query(
    `INSERT INTO staff_picture (hash, name, staff_id, bytes, width, height)
     SELECT encode(sha256(n::text::bytea), 'hex'), md5(n::text) || '.webp', $1, 1, 1, 1
     FROM generate_series(1, $2) n`,
    [staff.staffId, limits.uploadsPerDayMax - 1],
  );
  const squares = await Promise.all([20, 90, 160].map((shade) => aSquare(200, shade)));
  const answers = await Promise.all(
    squares.map((square) => refusalOf(acceptStaffPicture(ctx, square))),
  );
  expect(answers.toSorted()).toEqual(['OK', 'UPLOAD_QUOTA', 'UPLOAD_QUOTA']);
  const ann = await aUser(world);
  expect(await refusalOf(acceptStaffPicture(ann.ctx, await aSquare(200)))).toBe('LOGIN_REQUIRED');
});
