import { request } from '../../lib/request';
import { toast } from '../../lib/toast';
import type { useWords } from '../../lib/useWords';
import type { StatementChoice } from './useStatementFilter';

type Words = ReturnType<typeof useWords<'statement'>>['t'];

/** Saves the statement of this choice as a file. It comes by the old path, which knows CSV. */
export async function downloadStatement(choice: StatementChoice, t: Words): Promise<void> {
  const answer = await request('/api/user/finance', { data: parameters(choice) }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !type.includes('text/csv')) {
    const text = answer ? t('shared:client.NETWORK_ANOMALY') : t('shared:client.NETWORK_ERROR');
    toast({ type: 'error', text });
    return;
  }
  save(await answer.blob(), 'statement.csv');
  toast({ type: 'success', text: t('statement.csvDone') });
}

function parameters({ purse, kind, from, to }: StatementChoice): Record<string, string> {
  return {
    format: 'csv',
    ...(purse !== 'ANY' && { purse: purse.toLowerCase() }),
    ...(kind !== 'ANY' && { kind: kind.toLowerCase().replace('_', '.') }),
    ...(from !== '' && { start: from }),
    ...(to !== '' && { end: to }),
  };
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1_000);
}
