import { Button } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isSettingKey, settingFacts } from '../../../../schema/settings/facts';
import { useChangeWords } from '../../ui/changes/useChangeWords';
import { TimeText } from '../../ui/TimeText';
import { changeOf, type Settings } from './settingGroup';
import styles from './Settings.module.css';
import { WeighsMark } from './WeighsMark';

const words = 'resources.settings';

const weighs = (key: string): boolean => isSettingKey(key) && settingFacts[key].weighs;

/** The settings of a group as they stand, in words. */
export function SettingsCard({ group }: { readonly group: Settings }) {
  const translate = useTranslate();
  const { field, value } = useChangeWords();
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'edit' });
  const { id, fromAt, by, settings } = group;
  const name = translate(`${words}.group.${id}`);
  const shown = settings.map((setting) => changeOf(setting.id, null, setting.values));
  return (
    <section className="card">
      <h2>{name}</h2>
      <div className="card-body stack">
        <dl className={styles.settingFacts}>
          {shown.map((setting) => (
            <div key={setting.field}>
              <dt>
                {field(setting)}
                {weighs(setting.field) && <WeighsMark />}
              </dt>
              <dd className="num">{value(setting, 'after', [setting])}</dd>
            </div>
          ))}
        </dl>
        <div className="row wrap">
          <span className="soft">
            {by?.name ?? translate('resources.auditEntries.system')} · <TimeText at={fromAt} />
          </span>
          {canAccess === true && (
            <Button
              variant="outlined"
              component={Link}
              to={`/settings/${id}`}
              aria-label={translate(`${words}.openOf`, { name })}
            >
              {translate(`${words}.open`)}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
