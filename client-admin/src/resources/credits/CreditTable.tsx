import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { MoneyText } from '../../ui/MoneyText';
import { Pill, type Tone } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import type { CreditsOfUserQuery } from './credits.generated';

type Credit = CreditsOfUserQuery['creditsOfUser']['items'][number];
const Column = ListColumn<Credit>;

const tones: Readonly<Record<Credit['state'], Tone>> = {
  OPEN: 'amber',
  FULFILLED: 'ok',
  USED: 'neutral',
};

/** Each credit with what is left of it, and how far its stated turnover is. */
export function CreditTable() {
  const translate = useTranslate();
  const { money } = useFormat();
  const label = (name: string) => translate(`resources.credits.fields.${name}`);
  return (
    <ListTable<Credit> rowClick={false}>
      <Column label={label('grantedAt')} render={({ grantedAt }) => <TimeText at={grantedAt} />} />
      <Column
        label={label('number')}
        render={({ number }) => <span className="mono">{number}</span>}
      />
      <Column
        label={label('class')}
        render={(row) => translate(`resources.campaigns.class.${row.class}`)}
      />
      <Column label={label('title')} render={({ title }) => title} />
      <Column label={label('amount')} render={({ amount }) => <MoneyText value={amount} />} />
      <Column label={label('left')} render={({ left }) => <MoneyText value={left} />} />
      <Column
        label={label('turnover')}
        render={({ turnover }) =>
          translate('resources.credits.doneOf', {
            done: money(turnover.done),
            required: money(turnover.required),
          })
        }
      />
      <Column
        label={label('state')}
        render={({ state }) => (
          <Pill tone={tones[state]}>{translate(`resources.credits.state.${state}`)}</Pill>
        )}
      />
    </ListTable>
  );
}
