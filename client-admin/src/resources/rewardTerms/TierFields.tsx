import { Button, TextField } from '@mui/material';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { AmountField } from '../../ui/AmountField';
import { TimesField } from '../../ui/TimesField';
import { emptyTier, needBefore, readNeed, type TierDraft } from './tiersDraft';

const words = 'resources.rewardTerms';

interface Props {
  readonly tiers: readonly TierDraft[];
  readonly tried: boolean;
  readonly onChange: (tiers: readonly TierDraft[]) => void;
}

/** The tiers there are to be, by their place. A place that is taken away can come back with the next proposal. */
export function TierFields({ tiers, tried, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      {tiers.map((tier, place) => (
        <TierRow
          key={tier.key}
          place={place}
          before={needBefore(tiers, place)}
          tier={tier}
          tried={tried}
          onChange={(next) => {
            onChange(tiers.map((one) => (one.key === tier.key ? next : one)));
          }}
          onRemove={
            tiers.length > 1 && place === tiers.length - 1
              ? () => {
                  onChange(tiers.slice(0, -1));
                }
              : null
          }
        />
      ))}
      {tiers.length < limits.rewardTiersMax && (
        <Button
          variant="outlined"
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => {
            onChange([...tiers, emptyTier(tiers)]);
          }}
        >
          {translate(`${words}.add`)}
        </Button>
      )}
    </>
  );
}

interface RowProps {
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

function TierRow({ place, before, tier, tried, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const short = (tried || tier.need !== '') && readNeed(tier.need, before) === null;
  const name = translate(`${words}.tier`, { place: place + 1 });
  return (
    <fieldset className="row wrap" style={{ border: 0, padding: 0, margin: 0 }}>
      <legend className="strong">{name}</legend>
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
