/** How much of each is tried. */
export interface Dose {
  readonly attempts: number;
  readonly keys: number;
  readonly pairs: number;
  /** Each claims the bonus of the day twenty times. */
  readonly claimants: number;
  /** Of the row with two servers: who decide, what they decide, and how often servers are killed. */
  readonly staff: number;
  readonly requests: number;
  readonly deskKills: number;
  readonly serverKills: number;
  readonly databaseKills: number;
  readonly drains: number;
  /** Each with a 00:00 around which two servers are killed. */
  readonly nights: number;
  /** People who hold something of each of ten projects then: in full more holdings than one set of a night's work. */
  readonly holders: number;
  /** Files of settled contracts, each checked by two verifiers, and again with bytes changed. */
  readonly certificates: number;
  /** Hostile inputs, each one request or one socket. */
  readonly inputs: number;
  /** Of sockets and of unfinished bodies: rounds of each kind of attack. */
  readonly rounds: number;
  /** Said in one conversation, by a person and by staff; within what one in twenty is later. */
  readonly messages: number;
  readonly toldMs: number;
  /** How long somebody with the read-only connection tries everything. */
  readonly verifierMs: number;
  /** How long two servers share one database. */
  readonly togetherMs: number;
  /** Within what a killed server, a killed database and a stop must be through. */
  readonly readyMs: { readonly server: number; readonly database: number; readonly exit: number };
}

export const FULL: Dose = {
  attempts: 10_000,
  keys: 2_000,
  pairs: 1_000,
  claimants: 1_000,
  staff: 20,
  requests: 2_000,
  deskKills: 6,
  serverKills: 50,
  databaseKills: 20,
  drains: 20,
  nights: 100,
  holders: 260,
  certificates: 1_000,
  inputs: 100_000,
  rounds: 20,
  messages: 200,
  toldMs: 1_000,
  verifierMs: 45_000,
  togetherMs: 20_000,
  readyMs: { server: 5_000, database: 10_000, exit: 15_000 },
};

/** Small enough for every test run, so that none of it can rot. */
export const SMALL: Dose = {
  attempts: 1_000,
  keys: 12,
  pairs: 10,
  claimants: 8,
  staff: 4,
  requests: 32,
  deskKills: 1,
  serverKills: 1,
  databaseKills: 1,
  drains: 1,
  nights: 1,
  holders: 4,
  certificates: 8,
  inputs: 150,
  rounds: 1,
  messages: 12,
  // Beside a linter and other tests: as the bars below.
  toldMs: 90_000,
  verifierMs: 2_000,
  togetherMs: 3_000,
  // Beside a linter and other tests: the bars for time are the full run's.
  readyMs: { server: 90_000, database: 90_000, exit: 90_000 },
};
