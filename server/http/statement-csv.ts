import type { Express } from 'express';
import { assets } from '../../schema/money';
import { movementKinds, purses } from '../../schema/states';
import { statementCsv, type StatementFilter } from '../modules/ledger';
import { requireUser } from '../platform/context';
import { refuse } from '../platform/domain-error';
import { readTarget } from '../platform/request-target';
import { sendCsv } from '../platform/files/send-csv';
import type { Base } from './context';
import { serveFilePath, type FileRequest } from './file-answer';

/**
 * `GET /files/statement.csv`: the user's statement. Its parameters are the fields of GraphQL's
 * `StatementFilter`: `purse`, `asset`, `kind`, `direction`, `fromOn`, `toOn`.
 */
export function serveStatementCsv(app: Express, base: Base): void {
  app.all('/files/statement.csv', serveFilePath(base, { method: 'GET', answer: send }));
}

async function send({ ctx, req, res }: FileRequest): Promise<void> {
  const { userId } = requireUser(ctx);
  const csv = await statementCsv(ctx, userId, filterOf(req.originalUrl));
  res.attachment('statement.csv');
  await sendCsv(res, csv);
}

/** @throws PARAM_INVALID for a value that is none, and for a parameter that comes twice */
function filterOf(target: string): StatementFilter {
  const asked = readTarget(target)?.searchParams ?? new URLSearchParams();
  const text = (name: string): string | null => {
    const [value = '', ...others] = asked.getAll(name);
    if (others.length > 0) refuse('PARAM_INVALID', { field: name }, name);
    return value === '' ? null : value;
  };
  const choice = <T extends string>(name: string, allowed: readonly T[]): T | null => {
    const value = text(name);
    const known = allowed.find((one) => nameOf(one) === value) ?? null;
    if (value !== null && known === null) refuse('PARAM_INVALID', { field: name }, name);
    return known;
  };
  return {
    purse: choice('purse', purses),
    asset: choice('asset', assets),
    kind: choice('kind', movementKinds),
    direction: choice('direction', ['CREDIT', 'DEBIT']),
    fromOn: text('fromOn'),
    toOn: text('toOn'),
  };
}

/** `order.open` is ORDER_OPEN on the wire; other names are the same there. */
const nameOf = (word: string): string => word.toUpperCase().replace('.', '_');
