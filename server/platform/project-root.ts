import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder that holds package.json, found from this file upwards: the same answer under tsx,
 * under jest and inside the bundle in dist/.
 */
const projectRoot = findUpwards(__dirname);

export const fromRoot = (...parts: readonly string[]): string => path.join(projectRoot, ...parts);

function findUpwards(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The project folder (with package-lock.json) is missing.');
  return findUpwards(parent);
}
