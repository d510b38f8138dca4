import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../platform/postgres/free-port';
import { isAlive, pause, until } from '../../platform/processes';
import { fromRoot } from '../../platform/project-root';
import { readRunFile, type RunFile } from '../../platform/files/run-file';

/** What `npm start` runs, after the word node. */
const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const START = scripts.start.split(' ').slice(1);

const READY_MS = 240_000;
const POLL_MS = 20;

/** `npm start` as a process of its own on a data folder of its own, to be killed and started again. */
export class LiveServer {
  #child: ChildProcess | null = null;

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async on(
    dataDir: string,
    env: Readonly<Record<string, string>> = {},
  ): Promise<LiveServer> {
    return new LiveServer(dataDir, await findFreePort(), env);
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** What run.json tells. @throws Error when no server has written one, or it has ended */
  get run(): RunFile {
    const run = readRunFile(this.dataDir);
    if (!run) throw new Error(`no server tells of itself:\n${this.lastLines()}`);
    return run;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get running(): boolean {
    return this.#child !== null && isAlive(this.pid);
  }

  /** Resolves to the milliseconds until it was ready. */
  async start(): Promise<number> {
    const began = performance.now();
    const logFile = openSync(this.logFile, 'a', 0o600);
    this.#child = spawn(process.execPath, START, {
      cwd: fromRoot(),
      env: this.environment(),
      stdio: ['ignore', logFile, logFile],
    });
    closeSync(logFile);
    await this.ready();
    return performance.now() - began;
  }

  /** Resolves when the server that runs says that it is ready. */
  async ready(limitMs = READY_MS): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (!(await this.isReady())) {
      if (!this.running) throw new Error(`the server ended:\n${this.lastLines()}`);
      if (performance.now() > deadline) throw new Error(`not ready:\n${this.lastLines()}`);
      await pause(POLL_MS);
    }
  }

  /** Sends a signal and waits for the end. Resolves to the exit code and the milliseconds it took. */
  async end(signal: NodeJS.Signals, limitMs = 20_000) {
    const child = this.#child;
    const began = performance.now();
    if (!child?.pid) throw new Error('no server was started');
    process.kill(child.pid, signal);
    const ended = () => child.exitCode !== null || child.signalCode !== null;
    if (!(await until(ended, { limitMs }))) throw new Error(`${signal} did not end the server`);
    this.#child = null;
    return { code: child.exitCode, ms: performance.now() - began };
  }

  /** Whatever happened: no process is left behind. */
  async stop(): Promise<void> {
    if (this.running) await this.end('SIGTERM', 30_000);
  }

  /** Without what each first start tells: where a report is cut, the cause is what must be left of it. */
  lastLines(): string {
    const lines = readFileSync(this.logFile, 'utf8').split('\n');
    return lines
      .filter((line) => line !== '' && !line.startsWith('Migrated '))
      .slice(-20)
      .join('\n');
  }

  /** All that the server writes to its output. */
  get logFile(): string {
    return path.join(this.dataDir, 'server.log');
  }

  get databaseLogFile(): string {
    return path.join(this.dataDir, 'postgres.log');
  }

  /** By both of its words: run.json is written last. */
  private async isReady(): Promise<boolean> {
    if (readRunFile(this.dataDir)?.serverPid !== this.pid) return false;
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  private environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return {
      ...(PATH && { PATH }),
      ...(HOME && { HOME }),
      // Started as npm would: should this process be killed, the server ends by itself.
      npm_lifecycle_event: 'torture',
      LOG_LEVEL: 'warn',
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      ...this.env,
    };
  }
}
