import { FormHelperText, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { useAct } from '../../ui/useAct';
import { bankFileActions } from './bankFileActions';
import { SendProgress } from './SendProgress';

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

interface FileProps {
  readonly missing: boolean;
  readonly onFile: (file: File | null) => void;
}

function FileField({ missing, onFile }: FileProps) {
  const translate = useTranslate();
  const faultId = useId();
  const field = translate(`${words}.file`);
  return (
    <div>
      <label>
        {field}
        <input
          type="file"
          required
          aria-invalid={missing}
          aria-describedby={missing ? faultId : undefined}
          accept=".csv,.txt,.xml,.sta,.mt940,.940"
          style={{ display: 'block', marginTop: 6, maxWidth: '100%' }}
          onChange={({ target }) => {
            onFile(target.files?.[0] ?? null);
          }}
        />
      </label>
      {missing && (
        <FormHelperText error id={faultId}>
          {translate('common.fillIn', { field })}
        </FormHelperText>
      )}
    </div>
  );
}

interface ChannelProps extends ReturnType<typeof useChannel> {
  readonly missing: boolean;
}

function ChannelField({ channels, channelId, choose, missing }: ChannelProps) {
  const translate = useTranslate();
  const field = translate('resources.bankFiles.fields.channel');
  return (
    <TextField
      select
      required
      fullWidth
      label={field}
      error={missing}
      helperText={missing && translate('common.fillIn', { field })}
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
  );
}

/** A file of a bank, for one way to pay in. What is wrong with it is said with its line. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { bringIn } = useActions('bankFiles', bankFileActions);
  const channel = useChannel();
  const { channelId } = channel;
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(0);
  const { act, busy, faultBeside } = useAct({
    run: bringIn,
    onDone: ({ lineCount = 0, knownCount = 0 }) => {
      const messageArgs = { lines: lineCount - knownCount, known: knownCount };
      notify(`${words}.done`, { type: 'success', messageArgs });
      refresh();
      onClose();
    },
  });
  return (
    <ActDialog
      title={translate(`${words}.title`)}
      confirm={translate(`${words}.confirm`)}
      busy={busy}
      fault={faultBeside()}
      onConfirm={() => {
        setTried(true);
        if (channelId !== '' && file) act({ channelId, file, onSent: setSent });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ChannelField {...channel} missing={tried && channelId === ''} />
      <FileField missing={tried && file === null} onFile={setFile} />
      {busy && <SendProgress part={sent} />}
    </ActDialog>
  );
}
