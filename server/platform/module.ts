import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Language } from '../../schema/languages';
import type { ProposalKind } from '../../schema/proposals';
import type { StaffRole } from '../../schema/states';
import type { Config } from './config';
import type { Context, Reads } from './context';
import type { SealedColumn } from './sealed/reseal';

type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** What a role may do to a table: `true` for the whole of it, else the columns. */
export type TableRights = Readonly<Partial<Record<Privilege, true | readonly string[]>>>;

/** A role's rights; whatever is not named it may not. */
export interface Grants {
  readonly tables?: Readonly<Record<string, TableRights>>;
  /** SQL functions it may call. */
  readonly functions?: readonly string[];
}

/** The right to read a whole table. */
export const READ = { SELECT: true } as const;

/** What happens by itself. */
export interface Job {
  readonly name: string;
  /** Where it runs; in every mode when left out. */
  readonly mode?: Config['mode'];
  /** The longest pause between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Milliseconds until the next run is due, null when nothing is: wakes the job before its pause ends. */
  readonly dueInMs?: (ctx: Context) => Promise<number | null>;
  /** Ends soon once `signal` is aborted. */
  readonly run: (ctx: Context, signal: AbortSignal) => Promise<unknown>;
}

/** Finds the numbers people know by the ids of what stands behind movements of the ledger. */
export type References = (
  db: Reads,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** How the audit log speaks of one kind of object. */
export interface AuditedObject {
  /** What people call them, by id; what has titles by language, in the reader's where there is one. */
  readonly names: (db: Reads, ids: readonly string[], locale: Language) => ReturnType<References>;
  /** The ids of those that somebody means by this text; few, found by an index or in a small table. */
  readonly idsOf: (db: Reads, text: string) => Promise<readonly string[]>;
}

/** Those of the subjects whose finding is kept from others until a second person has made theirs. */
export type BlindSubjects = (db: Reads, subjects: readonly string[]) => Promise<readonly string[]>;

/** A change that one administrator proposes and another confirms. */
interface Proposed {
  readonly kind: ProposalKind;
  readonly subject: string;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Looks at what is proposed, and again when it is confirmed. Rejects with why it may not be. */
export type LookAtProposed = (ctx: Context, proposed: Proposed) => Promise<void>;

type ResolverClass = new () => object;

/** All that a module brings. `modules/index.ts` lists the modules; everything else follows. */
export interface Module {
  readonly name: string;
  /** Of the server's role. */
  readonly tables?: Grants['tables'];
  readonly functions?: Grants['functions'];
  /** Of the feed's and the verifier's role. */
  readonly feed?: Grants;
  readonly verify?: Grants;
  readonly entities?: readonly EntityTarget<ObjectLiteral>[];
  readonly resolvers?: {
    readonly user?: readonly ResolverClass[];
    readonly staff?: readonly ResolverClass[];
  };
  /** What staff may be allowed, as `noun.verb`, and the roles that are. */
  readonly permissions?: Readonly<Record<string, readonly StaffRole[]>>;
  /** Batched reads of one request. */
  readonly loaders?: (ctx: Context) => object;
  readonly jobs?: readonly Job[];
  /** By the first word of a movement's key: `order` of `order.open:12`. */
  readonly references?: Readonly<Record<string, References>>;
  /** Objects of the audit log, by the first word of a subject: `recharge` of `recharge/17`. */
  readonly audited?: Readonly<Record<string, AuditedObject>>;
  readonly blindSubjects?: BlindSubjects;
  /** What else there is to see about proposals of a kind than the module that proposes them knows. */
  readonly proposed?: Readonly<Partial<Record<ProposalKind, LookAtProposed>>>;
  /** What `npm run rotate-keys` seals anew. */
  readonly sealed?: readonly SealedColumn[];
  /** Checks of `npm run verify`: each is a sentence, and one query over `verify` that finds what breaks it. */
  readonly checks?: Readonly<Record<string, string>>;
}
