import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LockedError, lockFile } from './file-lock';

describe('a lock file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tarn-lock-'));
  const file = path.join(folder, 'lock');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('is held by one at a time', async () => {
    const release = await lockFile(file, 0);
    await expect(lockFile(file, 50)).rejects.toThrow(LockedError);
    release();
    (await lockFile(file, 0))();
  });

  it('lets those who wait in one by one', async () => {
    let inside = 0;
    let most = 0;
    const visit = async () => {
      const release = await lockFile(file, 5_000);
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
      release();
    };
    await Promise.all(Array.from({ length: 10 }, visit));
    expect(most).toBe(1);
  });

  it('is taken over from a process that is gone, and from one whose number was given away', async () => {
    writeFileSync(file, '4194303 1');
    (await lockFile(file, 0))();
    writeFileSync(file, `${String(process.pid)} 1`);
    (await lockFile(file, 0))();
  });
});
