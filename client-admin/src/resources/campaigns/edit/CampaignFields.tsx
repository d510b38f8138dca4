import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AmountField } from '../../../ui/field/AmountField';
import { LocalTextField } from '../../../ui/field/LocalTextField';
import { ClassField } from '../give/ClassField';
import { TimesField } from '../../../ui/field/TimesField';
import { CampaignWindow } from './CampaignWindow';
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
      <CampaignWindow draft={draft} faultOf={faultOf} onChange={onChange} />
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
