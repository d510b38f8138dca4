import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SettingKey } from '../../../../../schema/settings/facts';
import type { Settings } from '../settingGroup';
import styles from '../Settings.module.css';
import { ProposeDialog } from './ProposeDialog';
import { SettingField } from './SettingField';
import { useSettingForm } from './useSettingForm';

interface Props {
  readonly group: Settings;
  readonly name: string;
}

/** A field for each setting of a group; what is changed is compared before it is proposed. */
export function SettingsForm({ group, name }: Props) {
  const { draft, tried, asked, changed, faultOf, refusal, type, submit, close } =
    useSettingForm(group);
  return (
    <form className="card" noValidate onSubmit={submit}>
      <h2>{name}</h2>
      <div className={styles.settingInputs}>
        {group.settings.map(({ id }) => {
          const key = id as SettingKey;
          return (
            <SettingField
              key={key}
              name={key}
              typed={draft[key] ?? []}
              tried={tried}
              fault={faultOf(key)}
              onTyped={(typed) => {
                type(key, typed);
              }}
            />
          );
        })}
      </div>
      <End same={tried && changed.length === 0} refusal={refusal} />
      {asked && (
        <ProposeDialog
          {...{ group, name, changed }}
          onRefused={close}
          onClose={() => {
            close(null);
          }}
        />
      )}
    </form>
  );
}

interface EndProps {
  /** It was tried, and nothing is changed. */
  readonly same: boolean;
  readonly refusal: string | null;
}

function End({ same, refusal }: EndProps) {
  const translate = useTranslate();
  return (
    <div className="card-body stack">
      {same && <p className="note">{translate('resources.settings.same')}</p>}
      {refusal !== null && (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <div className="row wrap">
        <Button variant="contained" type="submit">
          {translate('resources.settings.compare')}
        </Button>
        <Button variant="text" component={Link} to="/settings">
          {translate('ra.action.cancel')}
        </Button>
      </div>
    </div>
  );
}
