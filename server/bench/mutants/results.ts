import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../platform/project-root';
import type { Fault } from './fault';

export interface Result {
  readonly id: string;
  readonly verdict: 'caught' | 'survived' | 'broken';
  /** The first test that turned red, or what went wrong. */
  readonly by: string;
  readonly ms: number;
}

const FILE = fromRoot('node_modules/.cache/tarn/mutants.json');

/** A result stands for this fault in this file, seen by these tests, with these packages. */
function keyOf(fault: Fault): string {
  const hash = createHash('sha256').update(JSON.stringify(fault));
  for (const file of [fault.file, ...fault.tests, 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(fromRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * What was found before: a run that was cut short goes on from there, and a change has those faults
 * tried again whose file or tests it touches.
 */
export class Results {
  private readonly known = new Map(Object.entries(readStored()));

  /** Whether what is found now stands for later runs too. */
  constructor(private readonly lasting: boolean) {}

  of(fault: Fault): Result | undefined {
    return this.known.get(keyOf(fault));
  }

  keep(fault: Fault, result: Result): void {
    this.known.set(keyOf(fault), result);
    if (!this.lasting) return;
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(Object.fromEntries(this.known)));
  }
}

/** Every fault is tried again. */
export const forgetResults = (): void => {
  rmSync(FILE, { force: true });
};

function readStored(): Readonly<Record<string, Result>> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Result>>;
  } catch {
    return {};
  }
}
