import { aSession, aStaffSession } from '../../testing/http';
import { refusalOf } from '../../testing/recharges';
import { withServer, withVerificationDesk, withWorld } from '../../testing/suite';
import { advance, aStaffMember, aUser } from '../../testing/world';
import { acceptUpload } from '../uploads';
import { aPicture } from '../../testing/files/picture';
import { submitVerification } from './submit-verification';
import { openDocuments } from './open-documents';

const world = withWorld();
const desk = withVerificationDesk(world);
const server = withServer(world);

const cookies = new Map<string, string>();
async function get(path: string, staffId: string | null, token?: string): Promise<number> {
  if (staffId !== null && !cookies.has(staffId)) {
    cookies.set(staffId, await aStaffSession(world, staffId));
  }
  const cookie = staffId === null ? '' : `tarn_console=${cookies.get(staffId) ?? ''}`;
  const answer = await fetch(`${server.url}${path}`, {
    headers: { cookie, ...(token ? { token } : {}) },
  });
  if (answer.status === 200) {
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  return answer.status;
}

const entries = async (id: string): Promise<string[]> => {
  const { rows } = await world.sql.owner.query<{ actor: string }>(
    `SELECT actor FROM audit_entry WHERE action = 'verification.view' AND subject = $1 ORDER BY seq`,
    [`verification/${id}`],
  );
  return rows.map(({ actor }) => actor);
};

it('S3: its holder sees the whole document, with one entry in the log for each look', async () => {
  const { id } = await desk.held();
  const { person, front, back, selfie } = await openDocuments(desk.lena.ctx, { id });
  expect(person).toMatchObject({ name: 'Anna Example', birthDate: '1990-05-17' });
  expect(selfie).toBeNull();
  // Where browsers send the cookie of the console.
  expect([front, back].every((link) => link.startsWith('/admin/'))).toBe(true);
  await openDocuments(desk.lena.ctx, { id });
  expect(await entries(id)).toEqual(Array(2).fill(`staff/${desk.lena.staff.staffId}`));
});

it('S4: a picture opens once, within a minute, for the member of staff who was given the link', async () => {
  const { id } = await desk.held();
  const { front, back } = await openDocuments(desk.lena.ctx, { id });
  const [lena, ada] = [desk.lena.staff.staffId, desk.ada.staff.staffId];
  expect([await get(front, null), await get(front, ada)]).toEqual([404, 404]);
  expect([await get(front, lena), await get(front, lena)]).toEqual([200, 404]);
  expect(await get(`/admin/files/${'a'.repeat(43)}`, lena)).toBe(404);
  await advance(world, 61);
  expect(await get(back, lena)).toBe(404);
});

it('S4: of ten who open one link at once one sees the picture', async () => {
  const { id } = await desk.held();
  const { front } = await openDocuments(desk.lena.ctx, { id });
  await get('/admin/files/x', desk.lena.staff.staffId);
  const all = await Promise.all(
    Array.from({ length: 10 }, () => get(front, desk.lena.staff.staffId)),
  );
  expect(all.filter((status) => status === 200)).toHaveLength(1);
});

it('S4: the uploader’s own link ends when the picture becomes part of a document', async () => {
  const ann = await aUser(world);
  const { path } = await acceptUpload(ann.ctx, await aPicture(200));
  const token = await aSession(world, ann.userId);
  expect(await get(path, null, token)).toBe(200);
  await submitVerification(ann.ctx, await desk.form(ann, { front: path }));
  expect([await get(path, null, token), await get(path, desk.ada.staff.staffId)]).toEqual([
    404, 404,
  ]);
});

it('nobody else opens it under review, and afterwards only who says why', async () => {
  const { id } = await desk.held();
  const open = (reason: string | null = null) =>
    refusalOf(openDocuments(desk.ada.ctx, { id, reason }));
  expect(await open('I am curious.')).toBe('LEASE_REQUIRED');
  await desk.approve(desk.lena, id);
  expect([await open(), await open('A question of the police.')]).toEqual([
    'REASON_REQUIRED',
    'OK',
  ]);
  expect(await entries(id)).toEqual([`staff/${desk.ada.staff.staffId}`]);
});

it('O1: nobody opens the document of an account they own', async () => {
  const { person, id } = await desk.held();
  const other = await aStaffMember(world, 'ADMIN');
  await world.sql.owner.query('INSERT INTO staff_user (staff_id, user_id) VALUES ($1, $2)', [
    other.staff.staffId,
    person.userId,
  ]);
  const open = (about: string) =>
    refusalOf(openDocuments(other.ctx, { id: about, reason: 'Why.' }));
  expect([await open(id), await open('999999'), await open('x')]).toEqual([
    'OWN_REQUEST',
    'REQUEST_NOT_FOUND',
    'REQUEST_NOT_FOUND',
  ]);
});
