import type { DoneCode } from '../../../schema/done';
import type { LoadedContext } from '../../http/context';
import type { Form } from './form';

/**
 * R reads (GET or POST), W writes (POST alone), D reads with GET and writes with a POST that carries
 * a parameter of `submits`.
 */
export type LegacyMethod = 'R' | 'W' | 'D';

export interface LegacyAnswer {
  readonly data: unknown;
  readonly done?: DoneCode;
  /** True when this answer repeats an earlier one. */
  readonly replayed?: boolean;
  /** For paged plain lists. */
  readonly total?: number;
  /** Repeated beside the envelope's own fields, where a path says so. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Instead of an envelope. */
  readonly csv?: AsyncIterable<string>;
}

export interface LegacyCall {
  readonly ctx: LoadedContext;
  readonly form: Form;
  /** The `Idempotency-Key` header; null asks the server to derive one. */
  readonly idempotencyKey: string | null;
  readonly host: string;
}

/** One old path: it parses, calls one domain function and translates the answer. */
export interface LegacyRoute {
  /** Without the leading /api/. */
  readonly path: string;
  readonly method: LegacyMethod;
  readonly session: boolean;
  /** Of D: parameters that make a POST a submission; or that every POST is one. */
  readonly submits?: readonly string[] | 'EVERY_POST';
  readonly answer: (call: LegacyCall) => Promise<LegacyAnswer>;
  /** Of D: the reading side. */
  readonly read?: (call: LegacyCall) => Promise<LegacyAnswer>;
}
