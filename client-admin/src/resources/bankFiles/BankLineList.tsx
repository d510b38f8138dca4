import { ListBase, useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { CopyText } from '../../ui/CopyText';
import { ListFrame } from '../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { SearchField } from '../../ui/list/SearchField';
import type { BankLine } from './bankFile';

const Column = ListColumn<BankLine>;

function Lines() {
  const translate = useTranslate();
  const { money, date } = useFormat();
  const label = (name: string) => translate(`resources.bankLines.fields.${name}`);
  return (
    <ListTable<BankLine> rowClick={false}>
      <Column label={label('bookedOn')} render={({ bookedOn }) => date(bookedOn)} />
      <Column
        label={label('amount')}
        render={({ amount, currency }) => (
          <b className="num">
            {money({ amount, asset: 'USD' })} {currency}
          </b>
        )}
      />
      <Column label={label('payer')} render={({ payerName }) => payerName ?? '–'} />
      <Column label={label('remittance')} render={({ remittance }) => remittance || '–'} />
      <Column
        label={label('reference')}
        render={({ reference }) => (
          <CopyText text={reference} label={label('reference')} short={24} />
        )}
      />
    </ListTable>
  );
}

/** Payments that no credited request rests on, newest first. */
export function BankLineList() {
  const translate = useTranslate();
  return (
    <ListBase resource="bankLines" perPage={25} exporter={false} filter={{ unmatched: 'true' }}>
      <section className="card">
        <div className="card-head" style={{ flexWrap: 'wrap' }}>
          <h2>{translate('resources.bankLines.unmatched')}</h2>
          <span>
            <SearchField source="search" label={translate('resources.bankLines.search')} />
          </span>
        </div>
        <ListFrame empty={translate('resources.bankLines.empty')}>
          <Lines />
        </ListFrame>
      </section>
    </ListBase>
  );
}
