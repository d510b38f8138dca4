import { LinearProgress, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { useAct } from '../../ui/useAct';
import { bankFileActions } from './bankFileActions';

const words = 'resources.bankFiles.import';

/** The ways to pay in, and the one that is chosen: the only one, where there is one. */
function useChannel() {
  const { channels } = useActions('bankFiles', bankFileActions);
  const { data = [] } = useQuery({ queryKey: ['bankFiles', 'channels'], queryFn: channels });
  const [chosen, choose] = useState('');
  return {
    channels: data,
    choose,
    channelId: chosen || (data.length === 1 ? (data[0]?.id ?? '') : ''),
  };
}

function FileField({ onFile }: { readonly onFile: (file: File | null) => void }) {
  const translate = useTranslate();
  return (
    <label>
      {translate(`${words}.file`)}
      <input
        type="file"
        required
        accept=".csv,.txt,.xml,.sta,.mt940,.940"
        style={{ display: 'block', marginTop: 6, maxWidth: '100%' }}
        onChange={({ target }) => {
          onFile(target.files?.[0] ?? null);
        }}
      />
    </label>
  );
}

/** A file of a bank, for one way to pay in. What is wrong with it is said with its line. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { bringIn } = useActions('bankFiles', bankFileActions);
  const { channels, choose, channelId } = useChannel();
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const { act, busy, faultBeside } = useAct({
    run: bringIn,
    onDone: ({ lineCount = 0, knownCount = 0 }) => {
      const messageArgs = { lines: lineCount - knownCount, known: knownCount };
      notify(`${words}.done`, { type: 'success', messageArgs });
      refresh();
      onClose();
    },
  });
  const missing = tried && (channelId === '' || file === null);
  return (
    <ActDialog
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      busy={busy}
      fault={missing ? translate('common.fillIn') : faultBeside()}
      onConfirm={() => {
        setTried(true);
        if (channelId !== '' && file) act({ channelId, file });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <TextField
        select
        required
        fullWidth
        label={translate('resources.bankFiles.fields.channel')}
        value={channels.some(({ id }) => id === channelId) ? channelId : ''}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {channels.map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <FileField onFile={setFile} />
      {busy && <LinearProgress aria-label={translate(`${words}.busy`)} />}
    </ActDialog>
  );
}
