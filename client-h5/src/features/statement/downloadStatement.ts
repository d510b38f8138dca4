import { ServerError } from '@apollo/client/errors';
import { FileRefused, readFileAnswer } from '../../lib/fileAnswer';
import { faultWords } from '../../lib/network/faultWords';
import { request } from '../../lib/request';
import { saveFile } from '../../lib/saveFile';
import { daysAsked } from '../../lib/time/days';
import { toast } from '../../lib/toast';
import type { useWords } from '../../lib/useWords';
import type { StatementChoice } from './useStatementFilter';

type Words = ReturnType<typeof useWords<'statement'>>['t'];

/** Saves the statement of this choice as a file. */
export async function downloadStatement(choice: StatementChoice, t: Words): Promise<void> {
  try {
    saveFile(await statementFile(choice), 'statement.csv');
    toast({ type: 'success', text: t('statement.csvDone') });
  } catch (error) {
    const text = error instanceof FileRefused ? error.message : faultWords(error);
    toast({ type: 'error', text });
  }
}

/** @throws FileRefused with the server's words; for anything else what `faultWords` tells apart, in mid-file too */
async function statementFile({ purse, kind, from, to }: StatementChoice): Promise<Blob> {
  const data = {
    ...daysAsked(from, to),
    ...(purse !== 'ANY' && { purse }),
    ...(kind !== 'ANY' && { kind }),
  };
  const answer = await request('/files/statement.csv', { data });
  if (answer.headers.get('content-type')?.includes('text/csv')) return answer.blob();
  const bodyText = await answer.text();
  if (answer.headers.get('content-type')?.includes('json')) readFileAnswer(bodyText);
  throw new ServerError('neither a file nor a refusal', { response: answer, bodyText });
}
