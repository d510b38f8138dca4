import { useQuery } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { ChannelIcon } from './ChannelIcon';
import { RechargeChannelsDocument } from './recharge.generated';
import type { Channel } from './types';

/** Every way to recharge, with its limits. */
export function ChannelListScreen() {
  const { t } = useWords('recharge');
  const { data, error, refetch } = useArriving(useQuery(RechargeChannelsDocument));
  const channels = data?.rechargeChannels;
  return (
    <Page title={t('shared:pages.rechargeChannels')} back money>
      {channels ? (
        <Channels channels={channels} />
      ) : (
        <Pending shape="list" error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Channels({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useWords('recharge');
  if (channels.length === 0)
    return <Empty title={t('recharge.noMethods')} text={t('recharge.noMethodsText')} />;
  return (
    <ul className="card card-list" aria-label={t('recharge.methodsList')}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <Row channel={channel} />
        </li>
      ))}
    </ul>
  );
}

function Row({ channel: { id, kind, title, min, max, note } }: { readonly channel: Channel }) {
  const { t } = useWords('recharge');
  const format = useFormat();
  return (
    <Link className="cell" to={paths.rechargeBy(id)}>
      <span className="lead">
        <ChannelIcon kind={kind} />
      </span>
      <span className="grow">
        <b className="record-title">{title}</b>
        <span className="small muted num record-line">
          {t('recharge.limits', {
            min: format.money(min, { as: 'plain' }),
            max: format.money(max, { as: 'code' }),
          })}
        </span>
        {note != null && note !== '' && <span className="small muted record-line">{note}</span>}
      </span>
      <ChevronRight size={18} strokeWidth={1.8} aria-hidden className="muted" />
    </Link>
  );
}
