import { useState } from 'react';
import { paths } from '../../../../../schema/routes';
import { withdrawalStates, type WithdrawalState } from '../../../../../schema/states';
import { useAddressSheet } from '../../../lib/useAddressSheet';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { Chips } from '../../../ui/field/Chips';
import { MoneyDays } from '../../../ui/layout/MoneyDays';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { WithdrawalsDocument } from '../withdrawal.generated';
import { WithdrawalRow } from './WithdrawalRow';
import { RecordSheet } from './RecordSheet';

const ANY = 'ANY';

/** `/pages/user/cashrecord`: own withdrawals by day; each open one shows how far it has come, live. */
export function WithdrawalsScreen() {
  const { t } = useWords('withdrawal');
  const record = useAddressSheet('id');
  const [state, setState] = useState<WithdrawalState | typeof ANY>(ANY);
  const options = withdrawalStates.map((value) => ({ value, label: t(`records.state.${value}`) }));
  return (
    <Page title={t('records.title')} back money>
      <Chips
        label={t('records.states')}
        value={state}
        onChange={setState}
        options={[{ value: ANY, label: t('records.any') }, ...options]}
      />
      <Records state={state === ANY ? null : state} />
      <RecordSheet id={record.value} onClose={record.close} />
    </Page>
  );
}

function Records({ state }: { readonly state: WithdrawalState | null }) {
  const { t } = useWords('withdrawal');
  const paged = useConnection(WithdrawalsDocument, {
    variables: { state },
    pick: (data) => data.withdrawals,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ submittedAt }) => submittedAt}
      render={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
      empty={
        state === null ? (
          <Empty
            title={t('records.empty')}
            text={t('records.emptyText')}
            action={{ label: t('withdraw.title'), to: paths.withdraw }}
          />
        ) : (
          <Empty title={t('records.emptyState')} text={t('records.emptyStateText')} />
        )
      }
    />
  );
}
