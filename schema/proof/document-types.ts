/** One movement and its way up to the root of its block. Hashes are hexadecimal. */
export interface Entry {
  /** The text of the leaf. */
  readonly leaf: string;
  readonly block: number;
  /** Which leaf of its block, from 0. */
  readonly place: number;
  /** How many the block has. */
  readonly leaves: number;
  /** What is hashed beside it on each level, from below. */
  readonly path: readonly string[];
}

/** Quotes of one instrument that follow one another, as texts; `before` is the link of the one before them. */
export interface QuoteRun {
  readonly before: string;
  readonly quotes: readonly string[];
}

export interface SignedBlock {
  readonly text: string;
  readonly key: string;
  readonly signature: string;
}

export interface PublicKey {
  readonly id: string;
  readonly publicKey: string;
}

export interface Signed {
  readonly blocks: readonly SignedBlock[];
  readonly keys: readonly PublicKey[];
  /** Who signed the document. */
  readonly key: string;
  readonly signature: string;
}

/** A settled contract with everything that its outcome follows from. */
export interface Certificate extends Signed {
  readonly format: 'certificate/1';
  readonly symbol: string;
  readonly opening: Entry;
  readonly settlement: Entry;
  readonly openingQuotes: QuoteRun;
  readonly closingQuotes: QuoteRun;
}

/** One movement of the ledger, in its block. */
export interface EntryProof extends Signed {
  readonly format: 'entry/1';
  readonly entry: Entry;
}

export interface Heads {
  readonly format: 'heads/1';
  readonly keys: readonly PublicKey[];
  readonly heads: readonly {
    readonly number: number;
    readonly hash: string;
    readonly key: string;
    readonly signature: string;
  }[];
}

export interface Blocks {
  readonly format: 'blocks/1';
  readonly keys: readonly PublicKey[];
  readonly blocks: readonly SignedBlock[];
}
