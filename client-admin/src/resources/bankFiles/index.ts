import { Landmark } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { bankFileActions } from './bankFileActions';
import { BankFilesDocument, BankLinesDocument } from './bankFiles.generated';

/** Append-only: files are brought in, and neither changed nor taken away. */
export const bankFiles = {
  resource: { name: 'bankFiles', list: lazyScreen('BankFileList', () => import('./BankFileList')) },
  table: {
    list: async ({ first, after }) => (await ask(BankFilesDocument, { first, after })).bankFiles,
  },
  actions: bankFileActions,
  access: { list: 'bank.read', import: 'bank.import' },
  menu: { group: 'records', icon: Landmark },
} satisfies ConsoleResource;

/** Their lines: shown on the page of the files. */
export const bankLines = {
  resource: { name: 'bankLines' },
  table: {
    list: async ({ first, after, filter: { search = null, unmatched } }) => {
      const filter = { search, unmatched: unmatched === 'true' };
      return (await ask(BankLinesDocument, { first, after, filter })).bankLines;
    },
  },
  access: { list: 'bank.read' },
} satisfies ConsoleResource;
