import { pino } from 'pino';
import { readLogLevel } from './config';

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
