import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { TierRow } from './TierRow';
import { emptyTier, needBefore, type TierDraft } from './tiersDraft';

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
