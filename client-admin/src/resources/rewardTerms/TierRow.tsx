import { Button, TextField } from '@mui/material';
import { X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { AmountField } from '../../ui/field/AmountField';
import { TimesField } from '../../ui/field/TimesField';
import { readNeed, type TierDraft } from './tiersDraft';

const words = 'resources.rewardTerms';

interface Props {
  /** From 0. */
  readonly place: number;
  /** What the tier before needs. */
  readonly before: number;
  readonly tier: TierDraft;
  readonly tried: boolean;
  readonly onChange: (tier: TierDraft) => void;
  /** The last one alone can be taken away: a tier is known by its place. */
  readonly onRemove: (() => void) | null;
}

/** One tier: what it needs, what it gives, and how often that is staked. */
export function TierRow({ place, before, tier, tried, onChange, onRemove }: Props) {
  const translate = useTranslate();
  const short = (tried || tier.need !== '') && readNeed(tier.need, before) === null;
  const name = translate(`${words}.tier`, { place: place + 1 });
  return (
    <fieldset className="row wrap" style={{ border: 0, padding: 0, margin: 0, rowGap: 14 }}>
      <legend className="strong" style={{ marginBottom: 12 }}>
        {name}
      </legend>
      <TextField
        required
        label={translate(`${words}.fields.need`)}
        value={tier.need}
        error={short}
        helperText={short ? translate(`${words}.needWrong`, { more: before }) : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        onChange={({ target }) => {
          onChange({ ...tier, need: target.value });
        }}
      />
      <AmountField
        label={translate(`${words}.fields.amount`)}
        text={tier.amount}
        tried={tried}
        onText={(amount) => {
          onChange({ ...tier, amount });
        }}
      />
      <TimesField
        text={tier.turnoverTimes}
        tried={tried}
        onText={(turnoverTimes) => {
          onChange({ ...tier, turnoverTimes });
        }}
      />
      {onRemove && (
        <Button
          size="small"
          variant="text"
          startIcon={<X size={16} aria-hidden />}
          onClick={onRemove}
        >
          {translate(`${words}.remove`, { name })}
        </Button>
      )}
    </fieldset>
  );
}
