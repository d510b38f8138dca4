import { useTranslate } from 'react-admin';
import { ask } from '../../../lib/request';
import { ChangeTable } from '../../../ui/changes/ChangeTable';
import { PagedCard } from '../../../ui/list/PagedCard';
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
  return (
    <PagedCard
      queryKey={['settingChanges', id, version]}
      pageOf={(after) => pageOf(id, after)}
      title={`${words}.history`}
      none={`${words}.noHistory`}
      older="resources.instruments.older"
    >
      {({ by, fromAt, reason, changes }) => (
        <article className="stack">
          <h3 className="strong">
            {by?.name ?? translate('resources.auditEntries.system')} · <TimeText at={fromAt} />
          </h3>
          {reason !== null && <p>{reason}</p>}
          <ChangeTable changes={changes} />
        </article>
      )}
    </PagedCard>
  );
}
