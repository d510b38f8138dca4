import { ListBase, useTranslate } from 'react-admin';
import { ListFrame } from '../../ui/list/ListFrame';
import { PageTitle } from '../../ui/PageTitle';
import { AuditFilters } from './AuditFilters';
import { AuditTable } from './AuditTable';
import { useChainProof } from './ChainProof';
import { ExportButton } from './ExportButton';

/** Administrators only; the server refuses everybody else. */
export function AuditList() {
  const translate = useTranslate();
  const { button, answer } = useChainProof();
  return (
    <ListBase resource="auditEntries" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.auditEntries')}</PageTitle>
            <p className="soft">{translate('resources.auditEntries.lead')}</p>
          </div>
          <div className="row wrap">
            {button}
            <ExportButton />
          </div>
        </div>
        {answer}
        <AuditFilters />
        <section className="card">
          <ListFrame empty={translate('resources.auditEntries.empty')}>
            <AuditTable />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
