import { format } from 'node:util';
import { pino } from 'pino';
import { readLogLevel } from './config';
import { logError } from './log-error';

const SECRET_FIELDS = [
  'password',
  'fundPassword',
  'token',
  'authorization',
  'cookie',
  'secret',
  'oneTimeCode',
  'idNumber',
  'cardNumber',
  'address',
  'phone',
  'email',
];

/**
 * One JSON object per line on standard output. `code` is hidden only where people's input is
 * logged: on an error it is the SQLSTATE, without which a fault cannot be found.
 */
export const log = pino({
  level: readLogLevel(),
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: {
    err: (error: unknown) => logError(error),
    error: (error: unknown) => logError(error),
  },
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: [
      ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      'code',
      'input.code',
      'body.code',
      'form.code',
    ],
    censor: '[hidden]',
  },
});

const CONSOLE = {
  debug: 'debug',
  log: 'info',
  info: 'info',
  warn: 'warn',
  error: 'error',
} as const;

/** What libraries and Node itself would print becomes a line like every other. */
export function catchForeignLines(): void {
  for (const [name, level] of Object.entries(CONSOLE)) {
    console[name as keyof typeof CONSOLE] = (...args: unknown[]) => {
      const errors = args.filter((one) => one instanceof Error).map((one) => logError(one));
      const words = args.filter((one) => !(one instanceof Error));
      log[level]({ source: 'console', ...(errors.length > 0 ? { errors } : {}) }, format(...words));
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    log.warn({ err: warning, source: 'node' }, 'warning');
  });
}
