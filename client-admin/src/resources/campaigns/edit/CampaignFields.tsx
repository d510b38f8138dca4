import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AmountField } from '../../../ui/AmountField';
import { LocalTextField } from '../../../ui/LocalTextField';
import { ClassField } from '../give/ClassField';
import { TimesField } from '../../../ui/TimesField';
import { PurposeField } from './PurposeField';
import type { CampaignDraft } from './campaignDraft';

const words = 'resources.campaigns.fields';

interface Props {
  readonly draft: CampaignDraft;
  readonly tried: boolean;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (draft: CampaignDraft) => void;
}

/** All that a campaign promises. Its class stays once there is one. */
export function CampaignFields({ draft, tried, faultOf, onChange }: Props) {
  const translate = useTranslate();
  const change = (part: Partial<CampaignDraft>) => {
    onChange({ ...draft, ...part });
  };
  return (
    <>
      <LocalTextField
        label={translate(`${words}.title`)}
        texts={draft.titles}
        fault={faultOf('titles')}
        onChange={(titles) => {
          change({ titles });
        }}
      />
      <PurposeField value={draft.purpose} disabled={draft.id !== null} onChange={change} />
      <ClassField
        value={draft.class}
        disabled={draft.id !== null || draft.purpose !== null}
        onChange={(next) => {
          change({ class: next });
        }}
      />
      <Figures draft={draft} tried={tried} faultOf={faultOf} onChange={onChange} />
      <Window draft={draft} tried={tried} faultOf={faultOf} onChange={onChange} />
      <FormControlLabel
        label={translate(`${words}.open`)}
        control={
          <Checkbox
            checked={draft.open}
            onChange={(_, open) => {
              change({ open });
            }}
          />
        }
      />
    </>
  );
}

/** How much each, how often it is staked, and how much in all. */
function Figures({ draft, tried, faultOf, onChange }: Props) {
  const translate = useTranslate();
  const amount = (name: 'amount' | 'budget') => (
    <AmountField
      label={translate(`${words}.${name}`)}
      text={draft[name]}
      tried={tried}
      fault={faultOf(name)}
      onText={(text) => {
        onChange({ ...draft, [name]: text });
      }}
    />
  );
  return (
    <div className="row wrap">
      {amount('amount')}
      <TimesField
        text={draft.turnoverTimes}
        tried={tried}
        fault={faultOf('turnoverTimes')}
        onText={(turnoverTimes) => {
          onChange({ ...draft, turnoverTimes });
        }}
      />
      {amount('budget')}
    </div>
  );
}

/** From when to when, in UTC. */
function Window({ draft, faultOf, onChange }: Props) {
  const translate = useTranslate();
  return (
    <div className="row wrap">
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <TextField
          key={name}
          required
          type="datetime-local"
          label={translate(`${words}.${name}`)}
          value={draft[name]}
          error={faultOf(name) !== undefined}
          helperText={faultOf(name)}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            onChange({ ...draft, [name]: target.value });
          }}
        />
      ))}
    </div>
  );
}
