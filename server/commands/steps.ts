import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fromRoot } from '../platform/project-root';
import { say, seconds } from './say';

/** One check that is a program of its own. */
export interface Step {
  readonly name: string;
  /** A file in node_modules/.bin, and its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its lines are shown as they come; others are shown when the step fails. */
  readonly live?: boolean;
  /** Whether it, and what it starts, leaves the processors to what runs beside it. */
  readonly yielding?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
}

/** Runs one step and says how it went, with its time. */
export async function runStep(step: Step): Promise<StepResult> {
  const began = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(fromRoot('node_modules/.bin', program), args, {
    cwd: fromRoot(),
    env: { ...process.env, ...step.env },
    stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
  });
  if (step.yielding && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const passed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  report(`${step.name} ${seconds(began)}`, passed, output);
  return { name: step.name, passed };
}

function report(title: string, passed: boolean, output: string): void {
  say(`${passed ? '✓' : '✗'} ${title}`);
  if (!passed) say(output.trimEnd());
}

interface RunOptions {
  /** How many run beside each other. */
  readonly atOnce: number;
  /** Whether nothing more begins after a failure. What has begun goes on, and its result is printed. */
  readonly stopAtFirst: boolean;
}

/** Runs steps in their order, several at once. */
export async function runSteps(
  steps: readonly Step[],
  { atOnce, stopAtFirst }: RunOptions,
): Promise<readonly StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      if (!result.passed && stopAtFirst) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
