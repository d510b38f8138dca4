import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { formatRate } from '../../lib/format';
import { MoneyText } from '../../ui/MoneyText';
import type { Terms } from './market';
import styles from './MarketTable.module.css';

/** What is offered on an instrument, a duration a row. */
export function TermsTable({ terms }: { readonly terms: readonly Terms[] }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.terms.fields.${name}`);
  if (terms.length === 0)
    return <p className="card-body soft">{translate('resources.terms.none')}</p>;
  return (
    <table className={classes('num', styles.marketTable)}>
      <thead>
        <tr>
          {(['seconds', 'payout', 'fee', 'min', 'max'] as const).map((name) => (
            <th key={name} scope="col">
              {label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {terms.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.durationSeconds}</th>
            <td>{formatRate(one.payoutBp)}</td>
            <td>{formatRate(one.feeBp)}</td>
            <td>
              <MoneyText value={one.stakeMin} />
            </td>
            <td>
              <MoneyText value={one.stakeMax} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
