/** One fault planted on purpose: a protection is taken away, and the named tests must turn red. */
export interface Fault {
  /** Unique, in kebab-case. */
  readonly id: string;
  /** The invariant it breaks (`P1`), or the part of the quality bars (`QUALITY 3`). */
  readonly invariant: string;
  /** What the fault does, in plain English. */
  readonly what: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files of jest that must turn red. */
  readonly tests: readonly string[];
  /** A pattern of test titles, where running the whole file would take long. */
  readonly only?: string;
}
