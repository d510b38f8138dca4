import { useState } from 'react';
import { paths } from '../../../../../schema/routes';
import { rechargeStates, type RechargeState } from '../../../../../schema/states';
import { useAddressSheet } from '../../../lib/useAddressSheet';
import { useConnection } from '../../../lib/useConnection';
import { useWords } from '../../../lib/useWords';
import { Chips } from '../../../ui/field/Chips';
import { MoneyDays } from '../../../ui/layout/MoneyDays';
import { Page } from '../../../ui/layout/Page';
import { Empty } from '../../../ui/state/Empty';
import { RechargesDocument } from '../recharge.generated';
import { RecordRow } from './RecordRow';
import { RecordSheet } from './RecordSheet';

const ANY = 'ANY';

/** Own recharges by day; each open one shows how far it has come, live. */
export function RecordsScreen() {
  const { t } = useWords('recharge');
  const record = useAddressSheet('id');
  const [state, setState] = useState<RechargeState | typeof ANY>(ANY);
  const options = rechargeStates.map((value) => ({ value, label: t(`records.state.${value}`) }));
  return (
    <Page title={t('shared:pages.rechargeRecords')} back money>
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

function Records({ state }: { readonly state: RechargeState | null }) {
  const { t } = useWords('recharge');
  const paged = useConnection(RechargesDocument, {
    variables: { state },
    pick: (data) => data.recharges,
  });
  return (
    <MoneyDays
      {...paged}
      keyOf={({ id }) => id}
      atOf={({ submittedAt }) => submittedAt}
      render={(recharge) => <RecordRow recharge={recharge} />}
      empty={
        state === null ? (
          <Empty
            title={t('records.empty')}
            text={t('records.emptyText')}
            action={{ label: t('records.recharge'), to: paths.recharge }}
          />
        ) : (
          <Empty title={t('records.emptyState')} text={t('records.emptyStateText')} />
        )
      }
    />
  );
}
