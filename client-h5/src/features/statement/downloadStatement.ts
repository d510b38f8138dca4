import { FileRefused, readFileAnswer } from '../../lib/fileAnswer';
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
    const text = error instanceof FileRefused ? error.message : t('shared:client.NETWORK_ERROR');
    toast({ type: 'error', text });
  }
}

/** @throws FileRefused with the server's words; any other error is the network's, in mid-file too */
async function statementFile({ purse, kind, from, to }: StatementChoice): Promise<Blob> {
  const data = {
    ...daysAsked(from, to),
    ...(purse !== 'ANY' && { purse }),
    ...(kind !== 'ANY' && { kind }),
  };
  const answer = await request('/files/statement.csv', { data });
  if (answer.headers.get('content-type')?.includes('text/csv')) return answer.blob();
  readFileAnswer(await answer.text());
  throw new Error('neither a file nor a refusal');
}
