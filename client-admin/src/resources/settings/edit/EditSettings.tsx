import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRequireAccess, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import type { Settings } from '../settingGroup';
import { SettingsEditor } from './SettingsEditor';

/** Read when it opens, and not taken away by newer answers while somebody types. */
export function EditSettings() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { isPending } = useRequireAccess({ resource: 'settings', action: 'edit' });
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['edited', 'settings', id],
    queryFn: () => provider.getOne<Settings>('settings', { id }),
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });
  if (error && 'status' in error && error.status === 404)
    return <p className="note">{translate('ra.notification.item_doesnt_exist')}</p>;
  if (error) return <LoadFault onRetry={() => void refetch()} />;
  return isPending || !data ? <Skeleton /> : <SettingsEditor group={data.data} />;
}
