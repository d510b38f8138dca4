import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStoredFile } from '../../../platform/files/files';
import { refusalOf } from '../../../testing/recharges';
import { withUndoWindow, withVerificationDesk, withWorld } from '../../../testing/suite';
import { advance } from '../../../testing/world';
import { applyDecisions } from '../../reviews';
import { Upload } from '../../uploads';
import { openDocuments } from '../open-documents';
import { showVerification } from '../api/show-verification';
import type { Side } from '../documents-sent';
import { submitVerification } from '../submit-verification';
import { DocumentRemoval } from './document-removal.entity';
import { removeDueDocuments } from './remove-due-documents';

const world = withWorld();
const desk = withVerificationDesk(world);
withUndoWindow(world);

const YEAR = 365 * 86_400;

async function decided(work: (id: string) => Promise<unknown>) {
  const { person, id } = await desk.held();
  await work(id);
  await advance(world, 11);
  await applyDecisions(world.visitor);
  return { person, row: await desk.find(id) };
}
const verified = () => decided((id) => desk.approve(desk.lena, id));
const refused = () => decided((id) => desk.refuse(desk.lena, id, ['BACK']));

async function fileOf(id: string): Promise<Buffer | null> {
  const { name } = await world.visitor.db.getRepository(Upload).findOneByOrFail({ id });
  return readStoredFile(world.config, name);
}
const removals = () => world.visitor.db.getRepository(DocumentRemoval);
const loggedHashes = async (verification: string) => {
  const { rows } = await world.sql.owner.query<{ hash: string }>(
    `SELECT after ->> 'fileHash' AS hash FROM audit_entry
     WHERE action = 'verification.removePicture' AND subject = 'verification/' || $1`,
    [verification],
  );
  return rows.map(({ hash }) => hash);
};
const run = () => removeDueDocuments(world.visitor);

/** A year is longer than a session of staff: tests that go on with them shorten it. */
const keptFor = (days: number) =>
  world.sql.owner.query(`UPDATE tarn.setting SET value = $1 WHERE key = 'documentDays'`, [
    String(days),
  ]);

it('S3: when their time is over pictures go, and the hash of each file stays', async () => {
  const { row } = await verified();
  const before = await Promise.all([row.frontId, row.backId].map(fileOf));
  expect(await run()).toBe(0);
  expect(await fileOf(row.frontId)).toEqual(before[0]);
  await keptFor(0);
  expect(await run()).toBe(2);
  for (const [n, id] of [row.frontId, row.backId].entries()) {
    expect(await fileOf(id)).toBeNull();
    const { fileHash, removedAt } = await removals().findOneByOrFail({ uploadId: id });
    const hash = createHash('sha256')
      .update(before[n] ?? '')
      .digest();
    expect(fileHash.equals(hash)).toBe(true);
    expect(removedAt).not.toBeNull();
    // In the log, too: its head is public, so that no hash is changed afterwards.
    expect(await loggedHashes(row.id)).toContain(hash.toString('hex'));
  }
  const open = openDocuments(desk.ada.ctx, { id: row.id, reason: 'A question of the user.' });
  expect(await refusalOf(open)).toBe('DOCUMENTS_REMOVED');
});

it('S3: again, and two at once, change nothing', async () => {
  const { row } = await verified();
  await Promise.all([run(), run()]);
  const kept = await removals().findOneByOrFail({ uploadId: row.frontId });
  expect(await run()).toBe(0);
  expect(await removals().findOneByOrFail({ uploadId: row.frontId })).toEqual(kept);
  const { rows } = await world.sql.owner.query(
    `SELECT 1 FROM audit_entry WHERE action = 'verification.removePicture' AND subject = $1`,
    [`verification/${row.id}`],
  );
  expect(rows).toHaveLength(2);
});

it('S3: a side that was good and went on into the next attempt stays as long as that one', async () => {
  const { person, row } = await refused();
  const { resultId } = await submitVerification(person.ctx, {
    back: await desk.picture(person),
    idempotencyKey: null,
  });
  await run();
  expect(await fileOf(row.backId)).toBeNull();
  expect(await fileOf(row.frontId)).not.toBeNull();
  expect((await desk.find(resultId)).frontId).toBe(row.frontId);
});

describe('S3: a picture that is removed is sent again, though it was not at fault', () => {
  async function removed() {
    const { person, row } = await refused();
    await keptFor(0);
    await run();
    const send = async (...sent: readonly Side[]) => {
      const pictures = await Promise.all(
        sent.map(async (side) => [side, await desk.picture(person)] as const),
      );
      const form = { ...Object.fromEntries(pictures), idempotencyKey: null };
      return submitVerification(person.ctx, form);
    };
    return { person, row, send };
  }

  it('the refused part alone is refused as one without that picture is', async () => {
    const { person, row, send } = await removed();
    const missing = { code: 'FORM_INCOMPLETE', field: 'front', figures: { fields: 'front' } };
    await expect(send('back')).rejects.toMatchObject(missing);
    expect(await desk.newestOf(person)).toMatchObject({ id: row.id, state: 'FAILED' });
    const { resultId } = await send('front', 'back');
    await desk.take(desk.lena, resultId);
    expect(await refusalOf(openDocuments(desk.lena.ctx, { id: resultId }))).toBe('OK');
  });

  it('the user is told of every part', async () => {
    const { person, row } = await removed();
    expect(row.faulty).toEqual(['BACK']);
    const newest = await desk.newestOf(person);
    expect((await showVerification(person.ctx, newest)).faulty).toEqual(['FRONT', 'BACK']);
  });

  it('its old path is nobody’s, and by SQL as the server it is none either', async () => {
    const { person, row } = await removed();
    const { name } = await world.visitor.db
      .getRepository(Upload)
      .findOneByOrFail({ id: row.frontId });
    const back = await desk.picture(person);
    const sent = { front: `/files/u/${name}`, back, idempotencyKey: null };
    expect(await refusalOf(submitVerification(person.ctx, sent))).toBe('FILE_INVALID');
    await expect(
      world.sql.app.query(
        `SELECT submit_verification(next_verification(), $1, 'x', 'PASSPORT', 'x', sha256('x'), NULL, $2, $2, NULL)`,
        [person.userId, row.frontId],
      ),
    ).rejects.toThrow('is no picture of user');
  });
});

describe('S3: what is kept as the proof of a picture is the hash of its file', () => {
  /** A picture that is due, and where its file lies. */
  async function due() {
    await keptFor(0);
    await run();
    const { row } = await verified();
    const { name } = await world.visitor.db
      .getRepository(Upload)
      .findOneByOrFail({ id: row.frontId });
    const path = join(world.config.dataDir, 'uploads', name.slice(0, 2), name);
    const file = await readFile(path);
    const hash = createHash('sha256').update(file).digest('hex');
    const kept = () => removals().findOneBy({ uploadId: row.frontId });
    return { row, path, file, hash, kept };
  }

  it('a file that cannot be read stays for the next run, and the others go', async () => {
    const { row, path, file, hash, kept } = await due();
    await rm(path);
    await mkdir(path);
    expect(await run()).toBe(1);
    expect(await fileOf(row.backId)).toBeNull();
    expect([await kept(), (await loggedHashes(row.id)).includes(hash)]).toEqual([null, false]);
    await rm(path, { recursive: true });
    await writeFile(path, file);
    expect(await run()).toBe(1);
    expect((await kept())?.fileHash.toString('hex')).toBe(hash);
    expect(await fileOf(row.frontId)).toBeNull();
  });

  it('a file that was missing before has none, until it is back', async () => {
    const { row, path, file, hash, kept } = await due();
    await rm(path);
    expect(await run()).toBe(1);
    expect([await kept(), (await loggedHashes(row.id)).length]).toEqual([null, 1]);
    await writeFile(path, file);
    expect(await run()).toBe(1);
    expect((await kept())?.fileHash.toString('hex')).toBe(hash);
  });

  it('a run that was cut short after the file went is completed by the next one', async () => {
    const { row, path, file, hash, kept } = await due();
    const args = [row.frontId, createHash('sha256').update(file).digest()];
    await world.sql.app.query('SELECT record_removal($1, $2)', args);
    await rm(path);
    expect((await kept())?.removedAt).toBeNull();
    expect(await run()).toBe(2);
    expect((await kept())?.removedAt).not.toBeNull();
    expect((await kept())?.fileHash.toString('hex')).toBe(hash);
  });
});

it('S3: the server’s role records no picture that is not due, and changes no proof', async () => {
  await keptFor(365);
  const { row } = await verified();
  const { app } = world.sql;
  const hash = Buffer.alloc(32);
  const { rows } = await app.query('SELECT record_removal($1, $2) AS due', [row.frontId, hash]);
  expect(rows).toEqual([{ due: false }]);
  for (const sql of [
    `INSERT INTO document_removal (upload_id, file_hash) VALUES (${row.frontId}, decode('00', 'hex'))`,
    `UPDATE document_removal SET removed_at = NULL`,
    `DELETE FROM document_removal`,
  ])
    await expect(app.query(sql)).rejects.toThrow(/permission denied/);
});

it('S3: unless a setting says otherwise their time is 365 days from the decision', async () => {
  await keptFor(365);
  const { row } = await verified();
  await advance(world, YEAR - 60);
  await run();
  expect(await fileOf(row.frontId)).not.toBeNull();
  await advance(world, 120);
  await run();
  expect(await fileOf(row.frontId)).toBeNull();
});
