import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { CopyText } from '../../ui/CopyText';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { PageTitle } from '../../ui/PageTitle';
import { TimeText } from '../../ui/TimeText';
import type { BankFile } from './bankFile';
import { BankLineList } from './BankLineList';
import { ImportDialog } from './ImportDialog';

const Column = ListColumn<BankFile>;

function Files() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.bankFiles.fields.${name}`);
  return (
    <ListTable<BankFile> rowClick={false}>
      <Column label={label('name')} render={({ name }) => name} />
      <Column label={label('channel')} render={({ channelTitle }) => channelTitle} />
      <Column label={label('format')} render={({ format }) => format} />
      <Column label={label('broughtBy')} render={({ broughtBy }) => broughtBy.name} />
      <Column label={label('broughtAt')} render={({ broughtAt }) => <TimeText at={broughtAt} />} />
      <Column
        label={label('lines')}
        render={({ lineCount, knownCount, matchedCount }) => (
          <span className="num">
            {translate('resources.bankFiles.counts', {
              lines: lineCount,
              known: knownCount,
              matched: matchedCount,
              unmatched: lineCount - knownCount - matchedCount,
            })}
          </span>
        )}
      />
      <Column
        label={label('hash')}
        render={({ hash }) => <CopyText text={hash} label={label('hash')} short={10} />}
      />
    </ListTable>
  );
}

/** Files of banks that were brought in, and the payments nobody has been credited for yet. */
export function BankFileList() {
  const translate = useTranslate();
  const [importing, setImporting] = useState(false);
  const { canAccess: mayImport } = useCanAccess({ resource: 'bankFiles', action: 'import' });
  return (
    <div className="page">
      <div className="page-head" style={{ flexWrap: 'wrap' }}>
        <div>
          <PageTitle>{translate('shell.entry.bankFiles')}</PageTitle>
          <p className="soft">{translate('resources.bankFiles.lead')}</p>
        </div>
        {mayImport === true && (
          <Button
            variant="contained"
            sx={{ flex: 'none' }}
            onClick={() => {
              setImporting(true);
            }}
          >
            {translate('resources.bankFiles.import.title')}
          </Button>
        )}
      </div>
      <ListBase resource="bankFiles" perPage={10} exporter={false} disableSyncWithLocation>
        <section className="card" style={{ marginBottom: 20 }}>
          <ListFrame empty={translate('resources.bankFiles.empty')}>
            <Files />
          </ListFrame>
        </section>
      </ListBase>
      <BankLineList />
      {importing && (
        <ImportDialog
          onClose={() => {
            setImporting(false);
          }}
        />
      )}
    </div>
  );
}
