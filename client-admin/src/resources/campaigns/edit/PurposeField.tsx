import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  campaignPurposes,
  classOfPurpose,
  type CampaignPurpose,
} from '../../../../../schema/states';
import type { CampaignDraft } from './campaignDraft';

const words = 'resources.campaigns';

interface Props {
  readonly value: CampaignPurpose | null;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CampaignDraft>) => void;
}

/** Whether staff give under it, or it gives by itself; then its class goes with it. */
export function PurposeField({ value, disabled, onChange }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(`${words}.fields.purpose`)}
      value={value ?? 'STAFF'}
      disabled={disabled}
      onChange={({ target }) => {
        const purpose = campaignPurposes.find((one) => one === target.value) ?? null;
        onChange({ purpose, ...(purpose !== null && { class: classOfPurpose[purpose] }) });
      }}
    >
      {(['STAFF', ...campaignPurposes] as const).map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`${words}.purpose.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
