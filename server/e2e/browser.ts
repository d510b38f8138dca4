import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A Chromium that is installed, or the one that comes from npm. */
export async function executablePath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  const found = [CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  if (found) return found;
  // Named so, the package unpacks the libraries it needs beside the program.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

export const launch = async (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await executablePath(), args: [...ARGS, ...more] });

/** A profile kept in this folder, and a port by which other tools reach the same browser. */
export const launchOn = async (profile: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: await executablePath(),
    args: [...ARGS, `--remote-debugging-port=${String(port)}`],
  });
