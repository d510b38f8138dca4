import { useGetList, useTranslate } from 'react-admin';
import { retryOnce } from '../../lib/retryOnce';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { PageTitle } from '../../ui/PageTitle';
import { SettingsCard } from './SettingsCard';
import type { Settings } from './settingGroup';
import styles from './Settings.module.css';
import { WeighsLegend } from './WeighsMark';

/** Every setting that staff may change, in groups, with who changed a group last. */
export function SettingsView() {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Settings>('settings', {}, { retry: retryOnce });
  return (
    <div className="page stack">
      <div className="page-head">
        <div>
          <PageTitle>{translate('shell.entry.settings')}</PageTitle>
          <p className="soft">{translate('resources.settings.lead')}</p>
          <WeighsLegend />
        </div>
      </div>
      {!data && (error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton />)}
      <div className={styles.settingCards}>
        {data?.map((group) => (
          <SettingsCard key={group.id} group={group} />
        ))}
      </div>
    </div>
  );
}
