import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import { OpenDialog } from './OpenDialog';
import { OpenedDetails } from './OpenedDetails';
import type { Opened, PaymentMethod } from './paymentMethod';

const Column = ListColumn<PaymentMethod>;

/** Cards, addresses and accounts with stars; each opens in full for a reason. */
export function PaymentMethodTable() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<PaymentMethod | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const label = (name: string) => translate(`resources.paymentMethods.fields.${name}`);
  return (
    <>
      {opened && (
        <OpenedDetails
          details={opened}
          onOver={() => {
            setOpened(null);
          }}
        />
      )}
      <ListTable<PaymentMethod> rowClick={false}>
        <Column label={label('kind')} render={(row) => <Kind method={row} />} />
        <Column
          label={label('account')}
          render={({ masked }) => <span className="mono">{masked}</span>}
        />
        <Column label={label('holder')} render={({ holderMasked }) => holderMasked ?? '–'} />
        <Column label={label('bank')} render={({ bank, network }) => bank ?? network ?? '–'} />
        <Column label={label('currency')} render={({ currency }) => currency} />
        <Column
          label={label('createdAt')}
          render={({ createdAt }) => <TimeText at={createdAt} />}
        />
        <Column
          label={label('usableSince')}
          render={({ usableSince }) => <TimeText at={usableSince} />}
        />
        <Column
          label={label('open')}
          render={(row) => (
            <Button
              size="small"
              variant="text"
              aria-label={translate('resources.paymentMethods.open.title', { name: row.masked })}
              onClick={() => {
                setAsked(row);
              }}
            >
              {translate('resources.paymentMethods.open.confirm')}
            </Button>
          )}
        />
      </ListTable>
      {asked && (
        <OpenDialog
          method={asked}
          onOpened={setOpened}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

function Kind({ method }: { readonly method: PaymentMethod }) {
  const translate = useTranslate();
  return (
    <>
      {translate(`resources.paymentMethods.kind.${method.kind}`)}{' '}
      {method.isDefault && <Pill tone="info">{translate('resources.paymentMethods.default')}</Pill>}
    </>
  );
}
