import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Refused } from '../../../lib/refused';
import { useActions } from '../../../lib/useActions';
import { ActDialog } from '../../../ui/ActDialog';
import { ChangeTable } from '../../../ui/changes/ChangeTable';
import { ReasonField } from '../../../ui/field/ReasonField';
import { useAct } from '../../../ui/useAct';
import { useReason } from '../../../ui/useReason';
import { changeOf, groupOf, type Settings } from '../settingGroup';
import { settingsActions } from '../settingsActions';
import type { ReadDraft } from './settingDraft';

const words = 'resources.settings';

interface Props extends Pick<ReadDraft, 'changed'> {
  readonly group: Settings;
  readonly name: string;
  /** The server refused something that stands in the form. */
  readonly onRefused: (refused: Refused) => void;
  readonly onClose: () => void;
}

/** What is and what is to be, once more, with the reason: then another administrator has to confirm it. */
export function ProposeDialog({ group, name, changed, onRefused, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { reason, setReason, missing, send } = useReason();
  const { propose } = useActions('settings', settingsActions);
  const { act, busy, faultOf, idempotencyKey } = useAct({
    run: propose,
    onRefused: (refused) => {
      if (refused.field !== 'reason') onRefused(refused);
    },
    onDone: () => {
      notify(`${words}.done`, { type: 'success' });
      void navigate('/settings');
    },
  });
  const confirm = () => {
    send((why) => {
      const place = groupOf(group.id);
      const settings = changed.map(({ key, values }) => ({ key, values }));
      if (place === null) return;
      act({ group: place, version: group.version, settings, reason: why, idempotencyKey });
    });
  };
  return (
    <ActDialog
      title={translate(`${words}.title`, { name })}
      confirm={translate(`${words}.confirm`, { smart_count: changed.length })}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="soft">{translate(`${words}.text`)}</p>
      <ChangeTable
        changes={changed.map(({ key, before, values }) => changeOf(key, before, values))}
      />
      <ReasonField
        label={translate(`${words}.reason`)}
        value={reason}
        fault={faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}
