import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ask } from '../../../lib/request';
import { ChangeTable } from '../../../ui/changes/ChangeTable';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { TimeText } from '../../../ui/TimeText';
import { groupOf, type Settings } from '../settingGroup';
import { SettingChangesDocument } from '../settings.generated';

const words = 'resources.settings';

const pageOf = async (id: string, after: string | null) => {
  const group = groupOf(id);
  if (group === null) throw new Error(`there is no group ${id}`);
  return (await ask(SettingChangesDocument, { group, after })).settingChanges;
};

/** What a group was before: who changed what and why, newest first. */
export function SettingHistory({ group: { id, version } }: { readonly group: Settings }) {
  const translate = useTranslate();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['settingChanges', id, version],
    queryFn: ({ pageParam }) => pageOf(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ info }) => (info.hasNext ? info.endCursor : null),
  });
  if (!data && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const changes = data.pages.flatMap(({ items }) => items);
  return (
    <section className="card">
      <h2>{translate(`${words}.history`)}</h2>
      <div className="card-body stack">
        {changes.length === 0 && <p className="soft">{translate(`${words}.noHistory`)}</p>}
        {changes.map((change) => (
          <article key={change.id} className="stack">
            <h3 className="strong">
              {change.by?.name ?? translate('resources.auditEntries.system')} ·{' '}
              <TimeText at={change.fromAt} />
            </h3>
            {change.reason !== null && <p>{change.reason}</p>}
            <ChangeTable changes={change.changes} />
          </article>
        ))}
        {hasNextPage && (
          <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
            {translate('resources.instruments.older')}
          </Button>
        )}
      </div>
    </section>
  );
}
