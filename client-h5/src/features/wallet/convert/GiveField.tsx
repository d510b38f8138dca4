import type { MoneyLike } from '../../../lib/money/format';
import { useOwnMoney } from '../../../lib/money/useOwnMoney';
import { useWords } from '../../../lib/useWords';
import { MoneyField } from '../../../ui/field/MoneyField';
import { withoutTrailingZeros } from '../../../../../schema/figures/price';

interface Props {
  /** What can be given of that currency. */
  readonly there: MoneyLike | undefined;
  readonly amount: string;
  readonly error: string | undefined;
  readonly onChange: (amount: string) => void;
}

/** What is given, in its own currency; all of it with one tap. */
export function GiveField({ there, amount, error, onChange }: Props) {
  const { t } = useWords('wallet');
  const own = useOwnMoney();
  return (
    <MoneyField
      label={t('convert.give')}
      asset={there?.asset ?? 'USD'}
      value={amount}
      onChange={onChange}
      error={error}
      aside={
        there && (
          <button
            type="button"
            className="link small reach"
            onClick={() => {
              onChange(plain(there.amount));
            }}
          >
            {t('convert.useAll', { amount: own(there) })}
          </button>
        )
      }
    />
  );
}

/** Without zeros that mean nothing: 0.50000000 is 0.5. */
function plain(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = withoutTrailingZeros(fraction);
  return kept === '' ? whole : `${whole}.${kept}`;
}
