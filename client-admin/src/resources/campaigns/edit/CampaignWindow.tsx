import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { shownMinute } from '../../../lib/time/typedInstant';
import type { CampaignDraft } from './campaignDraft';

const words = 'resources.campaigns.fields';

interface Props {
  readonly draft: CampaignDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (draft: CampaignDraft) => void;
}

/** From when to when, in UTC. */
export function CampaignWindow({ draft, faultOf, onChange }: Props) {
  const translate = useTranslate();
  return (
    <div className="row wrap">
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <TextField
          key={name}
          required
          type="datetime-local"
          label={translate(`${words}.${name}`)}
          value={shownMinute(draft[name])}
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
