import { useQuery } from '@apollo/client/react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { RechargeChannelsDocument } from './recharge.generated';
import { RechargeForm } from './RechargeForm';
import { RecordsLink } from './RecordsLink';
import type { Channel } from './types';

/** Recharge: where to pay to, the proof of it, and sending both for review. */
export function RechargeScreen() {
  const { t } = useWords('recharge');
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as Location<unknown>;
  const { data, error, refetch } = useArriving(useQuery(RechargeChannelsDocument));
  const channels = data?.rechargeChannels;
  const channel = chosen(channels, params.get('channel'));
  if (channels && channel) {
    return (
      <RechargeForm
        channels={channels}
        channel={channel}
        asked={params.get('amount')}
        reference={data.me.paymentReference}
        onChannel={(id) => {
          setParams((now) => ({ ...Object.fromEntries(now), channel: id }), {
            replace: true,
            state,
          });
        }}
      />
    );
  }
  return (
    <Page title={t('shared:pages.recharge')} back money end={<RecordsLink />}>
      {channels ? (
        <Empty title={t('recharge.noMethods')} text={t('recharge.noMethodsText')} />
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** The method of the address, else the first one. */
function chosen(channels: readonly Channel[] | undefined, id: string | null): Channel | undefined {
  return channels?.find((channel) => channel.id === id) ?? channels?.[0];
}
