import path from 'node:path';
import {
  choice,
  databaseUrl,
  key32,
  list,
  origin,
  text,
  wholeNumber,
  type Environment,
} from './environment';
import { fromRoot } from './project-root';
import { readDataKeys, type DataKey } from './sealed/data-keys';

const LOG_LEVELS = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that can be set from outside. README.md has the table for operators. */
export interface Config {
  readonly mode: 'practice' | 'live';
  readonly port: number;
  readonly host: string;
  /** Where figures for operators are served; null: nowhere. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Where people reach this server, without a slash at its end: links in mails begin with it. */
  readonly publicUrl: string;
  /** Absolute. Holds the embedded database, uploads, logs, the secret and run.json. */
  readonly dataDir: string;
  /** The owner's; null: the embedded database, or only the app's URLs are given. */
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | null;
  readonly databaseFeedUrl: string | null;
  readonly databaseVerifyUrl: string | null;
  /** Null until `withAppSecret` has read or made the one kept in the data folder. */
  readonly appSecret: string | null;
  /** Seal what people are known by; the first seals, all open. Empty: one derived from `appSecret` does. */
  readonly dataKeys: readonly DataKey[];
  /** Signs blocks and certificates: 32 bytes; null: one derived from `appSecret` does. */
  readonly sealKey: Buffer | null;
  readonly simQuotesPerSecond: number;
  readonly simSeed: string | null;
  /** Of api.twelvedata.com; null: nothing is asked of it. */
  readonly twelveDataKey: string | null;
  /** Whether live mode may be quoted by the simulated feed; practice mode always may. */
  readonly simulatedFeed: 'refuse' | 'allow';
  /** Addresses or networks whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly legacySuccessCode: 0 | 1;
  readonly legacyStatus: 'literal' | 'zero-pending';
  /** Legacy paths, without /api/, whose data goes out as base64. */
  readonly legacyBase64: readonly string[];
  readonly legacyTokenInQuery: boolean;
  /** Whether the answer to a login differs for an unknown user and a wrong password. */
  readonly loginMessages: 'distinct' | 'same';
  readonly logLevel: LogLevel;
  /** Whether this process may run the feed, and the jobs. */
  readonly feed: boolean;
  readonly jobs: boolean;
}

export function readConfig(env: Environment = process.env): Config {
  const mode = choice(env, 'MODE', ['practice', 'live']);
  const port = wholeNumber(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 });
  return {
    mode,
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    metricsPort: readMetricsPort(env),
    metricsHost: text(env, 'METRICS_HOST') ?? '127.0.0.1',
    publicUrl: origin(env, 'PUBLIC_URL') ?? `http://localhost:${String(port)}`,
    dataDir: path.resolve(text(env, 'DATA_DIR') ?? fromRoot('.data')),
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    databaseAppUrl: databaseUrl(env, 'DATABASE_APP_URL'),
    databaseFeedUrl: databaseUrl(env, 'DATABASE_FEED_URL'),
    databaseVerifyUrl: databaseUrl(env, 'DATABASE_VERIFY_URL'),
    appSecret: text(env, 'APP_SECRET'),
    dataKeys: readDataKeys(env),
    sealKey: key32(env, 'SEAL_KEY'),
    simQuotesPerSecond: wholeNumber(env, 'SIM_QUOTES_PER_SECOND', { fallback: 1, min: 1, max: 4 }),
    simSeed: text(env, 'SIM_SEED'),
    twelveDataKey: text(env, 'TWELVE_DATA_KEY'),
    simulatedFeed: choice(env, 'SIMULATED_FEED', ['refuse', 'allow']),
    trustedProxies: list(env, 'TRUSTED_PROXIES'),
    ...readLegacy(env),
    loginMessages: choice(
      env,
      'LOGIN_MESSAGES',
      mode === 'live' ? ['same', 'distinct'] : ['distinct', 'same'],
    ),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS),
    feed: choice(env, 'FEED', ['on', 'off']) === 'on',
    jobs: choice(env, 'JOBS', ['on', 'off']) === 'on',
  };
}

/** Off where it is not set: figures are for whoever asks for them. */
const readMetricsPort = (env: Environment): number | null =>
  text(env, 'METRICS_PORT') === null
    ? null
    : wholeNumber(env, 'METRICS_PORT', { fallback: 0, min: 0, max: 65_535 });

function readLegacy(env: Environment) {
  return {
    legacySuccessCode: choice(env, 'LEGACY_SUCCESS_CODE', ['1', '0']) === '1' ? 1 : 0,
    legacyStatus: choice(env, 'LEGACY_STATUS', ['literal', 'zero-pending']),
    legacyBase64: list(env, 'LEGACY_BASE64'),
    legacyTokenInQuery: choice(env, 'LEGACY_TOKEN_IN_QUERY', ['off', 'on']) === 'on',
  } as const;
}

/** For the logger alone, which must work before and without a valid configuration. */
export function readLogLevel(env: Environment = process.env): LogLevel {
  const given = LOG_LEVELS.find((level) => level === env.LOG_LEVEL);
  return given ?? (env.JEST_WORKER_ID === undefined ? 'info' : 'silent');
}
