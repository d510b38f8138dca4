import { Button } from '@mui/material';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { useActions } from '../../lib/useActions';
import { useFilter } from '../../ui/list/useFilter';
import { useAct } from '../../ui/useAct';
import { auditActs } from './auditActs';

/** The entries of these filters as a file; the log records that it was taken. */
export function ExportButton() {
  const translate = useTranslate();
  const { values } = useFilter();
  const online = useOnline();
  const acts = useActions('auditEntries', auditActs);
  const { act, busy } = useAct({
    run: acts.export,
    onDone: (path) => {
      location.assign(path);
    },
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={16} aria-hidden />}
      loading={busy}
      disabled={!online}
      onClick={() => {
        act(values);
      }}
    >
      {translate('resources.auditEntries.export')}
    </Button>
  );
}
