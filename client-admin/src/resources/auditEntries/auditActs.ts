import type { AuditFilter } from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import { AuditCheckDocument, LogExportDocument } from './auditEntries.generated';
import type { ChainCheck } from './auditEntry';

/** What can be done with the log: it is read, proved and taken along, never changed. */
export const auditActs = {
  check: async ({ after }: { readonly after: string }): Promise<ChainCheck> =>
    (await ask(AuditCheckDocument, { after })).auditCheck,
  /** The address of the file. */
  export: async (filter: AuditFilter): Promise<string> =>
    present(accepted((await ask(LogExportDocument, { filter })).logExport).path),
};
