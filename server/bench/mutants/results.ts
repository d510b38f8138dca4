import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../platform/project-root';
import type { Fault } from './fault';
import { hashOfSources } from './working-copy';

export interface Result {
  readonly id: string;
  readonly verdict: 'caught' | 'survived' | 'broken';
  /** The first test that turned red, or what went wrong. */
  readonly by: string;
  readonly ms: number;
}

const FILE = fromRoot('node_modules/.cache/tarn/mutants.json');

interface Stored {
  readonly sources: string;
  readonly results: Readonly<Record<string, Result>>;
}

const keyOf = (fault: Fault): string =>
  createHash('sha256').update(JSON.stringify(fault)).digest('hex');

/** What was found for these very sources and faults: a run that was cut short goes on from there. */
export class Results {
  private readonly sources = hashOfSources();
  private readonly known: Map<string, Result>;

  constructor() {
    const stored = readStored();
    this.known = new Map(stored?.sources === this.sources ? Object.entries(stored.results) : []);
  }

  of(fault: Fault): Result | undefined {
    return this.known.get(keyOf(fault));
  }

  keep(fault: Fault, result: Result): void {
    this.known.set(keyOf(fault), result);
    const stored: Stored = { sources: this.sources, results: Object.fromEntries(this.known) };
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(stored));
  }
}

function readStored(): Stored | null {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
  } catch {
    return null;
  }
}
