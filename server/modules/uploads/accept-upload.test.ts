import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { limits } from '../../../schema/limits';
import { entities } from '../../modules';
import { openDb } from '../../platform/database/db';
import { isRefusal } from '../../platform/domain-error';
import { withWorld } from '../../testing/suite';
import { advance, aUser, type Person } from '../../testing/world';
import { acceptUpload } from './accept-upload';

const world = withWorld();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** So many pictures of somebody that were kept before. */
const already = ({ userId }: Person, count: number) =>
  world.sql.owner.query(
    `INSERT INTO upload (user_id, name, image_hash, bytes, width, height)
     SELECT $1::bigint, md5($1::bigint::text || '/' || n) || '.webp', sha256(n::text::bytea), 1, 1, 1
     FROM generate_series(1, $2) n`,
    [userId, count],
  );

async function kept({ userId }: Person): Promise<number> {
  const { rows } = await world.sql.app.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM upload WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

function files(): string[] {
  try {
    return readdirSync(path.join(world.config.dataDir, 'uploads'), { recursive: true })
      .map(String)
      .filter((name) => name.includes('.webp'));
  } catch {
    return [];
  }
}

const codeOf = (error: unknown) => (isRefusal(error) ? error.code : error);

/** As often as it takes while the line is full. */
async function persist(ctx: Person['ctx'], content: Buffer): Promise<unknown> {
  for (;;) {
    const outcome = await acceptUpload(ctx, content).then(() => 'KEPT', codeOf);
    if (outcome !== 'SYSTEM_BUSY') return outcome;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('M9: the quota of pictures a day', () => {
  it('holds when 120 come at once from two processes: a hundred are kept, of which each has a file', async () => {
    const ann = await aUser(world);
    const other = await openDb(world.sql.urls.app, entities);
    const content = await plain(8, 8);
    const before = files().length;
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, n) =>
        persist(n % 2 === 0 ? ann.ctx : { ...ann.ctx, db: other }, content),
      ),
    );
    await other.destroy();
    expect(outcomes.filter((one) => one === 'KEPT')).toHaveLength(limits.uploadsPerDayMax);
    expect(outcomes.filter((one) => one === 'UPLOAD_QUOTA')).toHaveLength(20);
    expect(await kept(ann)).toBe(limits.uploadsPerDayMax);
    expect(files()).toHaveLength(before + limits.uploadsPerDayMax);
  });

  it('is counted in the database, where twenty connections at once get no more than is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ann = await aUser(world);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          world.sql.app.query<{ id: string | null }>(
            `SELECT store_upload($1, $2, sha256('x'), 1, 1, 1, 5) AS id`,
            [ann.userId, `${ann.userId}x${String(n)}`.padStart(32, '0') + '.webp'],
          ),
        ),
      );
      expect(answers.filter(({ rows }) => rows[0]?.id !== null)).toHaveLength(5);
      expect(await kept(ann)).toBe(5);
    }
  });

  it('cannot be gone round: the server’s role writes no row of its own', async () => {
    const ann = await aUser(world);
    await expect(
      world.sql.app.query(
        `INSERT INTO upload (user_id, name, image_hash, bytes, width, height)
         VALUES ($1, repeat('a', 32) || '.webp', sha256('x'), 1, 1, 1)`,
        [ann.userId],
      ),
    ).rejects.toThrow(/permission denied/);
  });

  it('is one person’s own, and is whole again a day later', async () => {
    const [ann, ben] = [await aUser(world), await aUser(world)];
    await already(ann, limits.uploadsPerDayMax);
    const content = await plain(8, 8);
    await expect(acceptUpload(ann.ctx, content)).rejects.toMatchObject({ code: 'UPLOAD_QUOTA' });
    await expect(acceptUpload(ben.ctx, content)).resolves.toHaveProperty('id');
    await advance(world, 24 * 3600 + 1);
    await expect(acceptUpload(ann.ctx, content)).resolves.toHaveProperty('id');
  });

  it('is not used up by what is no picture', async () => {
    const ann = await aUser(world);
    await already(ann, limits.uploadsPerDayMax - 1);
    const before = files().length;
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = acceptUpload(ann.ctx, Buffer.from('no picture'));
      await expect(refused).rejects.toMatchObject({ code: 'FILE_INVALID' });
    }
    await expect(acceptUpload(ann.ctx, await plain(8, 8))).resolves.toBeDefined();
    expect(files()).toHaveLength(before + 1);
  });
});

describe('S4: a picture', () => {
  it('is refused for its size before the quota, for the quota before its content', async () => {
    const ann = await aUser(world);
    await already(ann, limits.uploadsPerDayMax);
    const large = Buffer.alloc(limits.uploadBytesMax + 1);
    const refusalOf = (content: Buffer) => acceptUpload(ann.ctx, content).catch(codeOf);
    expect(await refusalOf(large)).toBe('FILE_TOO_LARGE');
    expect(await refusalOf(Buffer.from('no picture'))).toBe('UPLOAD_QUOTA');
  });

  it('has at most 25 megapixels', async () => {
    const ann = await aUser(world);
    const most = await acceptUpload(ann.ctx, await plain(5_000, 5_000)).then(() => 'KEPT', codeOf);
    const more = await acceptUpload(ann.ctx, await plain(5_001, 5_000)).then(() => 'KEPT', codeOf);
    expect([most, more]).toEqual(['KEPT', 'FILE_INVALID']);
  });
});
