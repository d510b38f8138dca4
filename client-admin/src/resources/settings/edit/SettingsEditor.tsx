import { useTranslate } from 'react-admin';
import { PageTitle } from '../../../ui/PageTitle';
import type { Settings } from '../settingGroup';
import { SettingHistory } from './SettingHistory';
import { SettingsForm } from './SettingsForm';

const words = 'resources.settings';

/** A group as it is to be, and what it was. */
export function SettingsEditor({ group }: { readonly group: Settings }) {
  const translate = useTranslate();
  const name = translate(`${words}.group.${group.id}`);
  return (
    <div className="page stack">
      <div className="page-head">
        <div>
          <PageTitle>{name}</PageTitle>
          <p className="soft">{translate(`${words}.editLead`)}</p>
        </div>
      </div>
      <SettingsForm group={group} name={name} />
      <SettingHistory group={group} />
    </div>
  );
}
