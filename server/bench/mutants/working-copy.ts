import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../platform/project-root';
import type { Fault } from './fault';

/** Not part of the sources: installed, built, made by a run, or history. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results', 'pictures']);
const isSource = (name: string): boolean => !LEFT_OUT.has(name) && !name.startsWith('.data');

/** The project's sources in a folder of their own, with the installed packages behind a link. */
export class WorkingCopy {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'tarn-mutants-'));

  constructor() {
    cpSync(fromRoot(), this.folder, {
      recursive: true,
      filter: (source) => isSource(path.basename(source)),
    });
    symlinkSync(fromRoot('node_modules'), path.join(this.folder, 'node_modules'));
  }

  /**
   * Plants the fault for as long as `work` takes.
   * @throws Error when the text to replace does not stand exactly once in the file
   */
  async with<T>({ file, find, replace }: Fault, work: () => Promise<T>): Promise<T> {
    const target = path.join(this.folder, file);
    const text = readFileSync(target, 'utf8');
    const times = text.split(find).length - 1;
    if (times !== 1) throw new Error(`the text stands ${String(times)} times in ${file}`);
    writeFileSync(target, text.split(find).join(replace));
    try {
      return await work();
    } finally {
      writeFileSync(target, text);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
