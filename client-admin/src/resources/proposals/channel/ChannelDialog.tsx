import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { ask } from '../../../lib/request';
import { useActions } from '../../../lib/useActions';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import { proposalActions } from '../proposalActions';
import { draftOf, emptyDraft, proposedOf, type Channel, type ChannelDraft } from './channelDraft';
import { ChannelFields } from './ChannelFields';
import { ProposableChannelsDocument } from './channels.generated';

const words = 'resources.proposals.channel';
const NEW = 'new';

/** What a way to pay in is to be: a second administrator confirms it. */
export function ChannelDialog({ onClose }: { readonly onClose: () => void }) {
  const [draft, setDraft] = useState<ChannelDraft | null>(null);
  const { proposeChannel } = useActions('proposals', proposalActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: proposeChannel,
    done: `${words}.done`,
    onClose,
  });
  return (
    <ReasonDialog
      words={words}
      acting={acting}
      onReason={(reason) => {
        if (draft) act({ ...proposedOf(draft), reason, idempotencyKey });
      }}
      onClose={onClose}
    >
      <ChannelChoice onChoose={setDraft} />
      {draft && <ChannelFields draft={draft} onChange={setDraft} />}
    </ReasonDialog>
  );
}

function ChannelChoice({ onChoose }: { readonly onChoose: (draft: ChannelDraft) => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [chosen, setChosen] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['proposableChannels'],
    queryFn: async () => (await ask(ProposableChannelsDocument, {})).adminRechargeChannels,
  });
  const nameOf = ({ id, titles }: Channel) =>
    titles.find(({ language }) => language === locale)?.text ?? titles[0]?.text ?? id;
  return (
    <TextField
      select
      autoFocus
      fullWidth
      required
      label={translate(`${words}.which`)}
      value={chosen}
      onChange={({ target }) => {
        const found = data.find(({ id }) => id === target.value);
        setChosen(target.value);
        onChoose(found ? draftOf(found) : emptyDraft);
      }}
    >
      {data.map((channel) => (
        <MenuItem key={channel.id} value={channel.id}>
          {nameOf(channel)}
        </MenuItem>
      ))}
      <MenuItem value={NEW}>{translate(`${words}.new`)}</MenuItem>
    </TextField>
  );
}
