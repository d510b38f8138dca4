import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../lib/request';
import { useQueueWords } from '../../../queue/useQueueWords';
import { ActDialog } from '../../../ui/ActDialog';
import { ChatColleaguesDocument } from '../conversations.generated';

interface Props {
  readonly busy: boolean;
  readonly onChosen: (to: string) => void;
  readonly onClose: () => void;
}

/** To whom a conversation goes: somebody who is there and holds nothing. */
export function HandOverDialog({ busy, onChosen, onClose }: Props) {
  const words = useQueueWords();
  const [to, setTo] = useState('');
  const { data, isError } = useQuery({
    queryKey: ['chatColleagues'],
    queryFn: async () => (await ask(ChatColleaguesDocument, {})).chatColleagues,
    gcTime: 0,
  });
  const isNobody = data?.length === 0;
  const fault = isError ? words('handOver.fault') : undefined;
  return (
    <ActDialog
      title={words('handOver.title')}
      confirm={words('action.handOver')}
      busy={busy}
      fault={isNobody ? words('handOver.nobody') : fault}
      onConfirm={() => {
        if (to !== '') onChosen(to);
      }}
      onClose={onClose}
    >
      <p className="soft">{words('handOver.text')}</p>
      <TextField
        select
        required
        autoFocus
        label={words('handOver.to')}
        value={to}
        disabled={!data || isNobody}
        onChange={({ target }) => {
          setTo(target.value);
        }}
      >
        {(data ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ActDialog>
  );
}
