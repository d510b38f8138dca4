import { ListBase, useTranslate } from 'react-admin';
import { ListFrame } from '../../ui/list/ListFrame';
import { PageTitle } from '../../ui/PageTitle';
import { SearchField } from '../../ui/list/SearchField';
import { AuditTable } from './AuditTable';

/** Administrators only; the server refuses everybody else. */
export function AuditList() {
  const translate = useTranslate();
  const by = (name: string) => translate(`resources.auditEntries.by.${name}`);
  return (
    <ListBase resource="auditEntries" perPage={25} exporter={false}>
      <div className="page">
        <div className="page-head" style={{ marginBottom: 12 }}>
          <div>
            <PageTitle>{translate('shell.entry.auditEntries')}</PageTitle>
            <p className="soft">{translate('resources.auditEntries.lead')}</p>
          </div>
        </div>
        <div className="row wrap" style={{ marginBottom: 16 }}>
          <SearchField source="actor" label={by('actor')} width={200} />
          <SearchField source="action" label={by('action')} width={240} />
          <SearchField source="subject" label={by('subject')} width={220} />
        </div>
        <section className="card" style={{ overflowX: 'auto' }}>
          <ListFrame empty={translate('resources.auditEntries.empty')}>
            <AuditTable />
          </ListFrame>
        </section>
      </div>
    </ListBase>
  );
}
