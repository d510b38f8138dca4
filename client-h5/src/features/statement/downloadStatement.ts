import { download } from '../../lib/download';
import { daysAsked } from '../../lib/time/days';
import type { useWords } from '../../lib/useWords';
import type { StatementChoice } from './useStatementFilter';

type Words = ReturnType<typeof useWords<'statement'>>['t'];

/** Saves the statement of this choice as a file. */
export const downloadStatement = (
  { purse, kind, from, to }: StatementChoice,
  t: Words,
): Promise<void> =>
  download({
    ...{ path: '/files/statement.csv', name: 'statement.csv', done: t('statement.csvDone') },
    data: {
      ...daysAsked(from, to),
      ...(purse !== 'ANY' && { purse }),
      ...(kind !== 'ANY' && { kind }),
    },
  });
