import { TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { ActDialog } from '../../../ui/ActDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import { titleOf, type Campaign } from '../campaign';
import { campaignActions } from '../campaignActions';

const words = 'resources.campaigns.grant';

interface Props {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}

/** One user is given what a campaign promises, at once: two have confirmed the campaign. */
export function GrantDialog({ campaign, onClose }: Props) {
  const translate = useTranslate();
  const { money, language } = useFormat();
  const [userId, setUserId] = useState('');
  const [rewards, setRewards] = useState('');
  const { grant } = useActions('campaigns', campaignActions);
  const { act, idempotencyKey, ...acting } = useClosingAct({
    run: grant,
    done: `${words}.done`,
    onClose,
  });
  const amount = money({ amount: campaign.amount, asset: 'USD' }, { code: true });
  const text = (name: 'userId' | 'rewards', value: string, put: (text: string) => void) => (
    <TextField
      required
      autoFocus={name === 'userId'}
      label={translate(`resources.campaigns.fields.${name}`)}
      value={value}
      error={acting.faultOf(name) !== undefined}
      helperText={acting.faultOf(name)}
      onChange={({ target }) => {
        put(target.value);
      }}
    />
  );
  const rewarded = campaign.class === 'BONUS';
  return (
    <ActDialog
      title={translate(`${words}.title`, { name: titleOf(campaign, language) })}
      confirm={translate(`${words}.confirm`, { amount })}
      busy={acting.busy}
      fault={acting.faultBeside('userId', 'rewards')}
      onConfirm={() => {
        const who = { campaignId: campaign.id, userId: userId.trim() };
        act({ ...who, rewards: rewarded ? rewards.trim() : null, idempotencyKey });
      }}
      onClose={onClose}
    >
      <p className="soft">
        {translate(`${words}.text`, { amount, times: campaign.turnoverTimes })}
      </p>
      {text('userId', userId, setUserId)}
      {rewarded && text('rewards', rewards, setRewards)}
    </ActDialog>
  );
}
