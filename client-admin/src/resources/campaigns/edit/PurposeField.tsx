import { useTranslate } from 'react-admin';
import {
  campaignPurposes,
  classOfPurpose,
  type CampaignPurpose,
} from '../../../../../schema/states';
import { SelectField } from '../../../ui/field/SelectField';
import type { CampaignDraft } from './campaignDraft';

const words = 'resources.campaigns';
const values = ['STAFF', ...campaignPurposes] as const;

interface Props {
  readonly value: CampaignPurpose | null;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<CampaignDraft>) => void;
}

/** Whether staff give under it, or it gives by itself; then its class goes with it. */
export function PurposeField({ value, disabled, onChange }: Props) {
  const translate = useTranslate();
  return (
    <SelectField
      label={translate(`${words}.fields.purpose`)}
      value={value ?? 'STAFF'}
      values={values}
      wordsOf={(one) => translate(`${words}.purpose.${one}`)}
      disabled={disabled}
      onValue={(one) => {
        if (one === 'STAFF') onChange({ purpose: null });
        else onChange({ purpose: one, class: classOfPurpose[one] });
      }}
    />
  );
}
