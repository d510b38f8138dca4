import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Refused } from '../../../lib/refused';
import { useActions } from '../../../lib/useActions';
import { ChangeTable } from '../../../ui/changes/ChangeTable';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useAct } from '../../../ui/useAct';
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
  const notify = useNotify();
  const navigate = useNavigate();
  const actions = useActions('settings', settingsActions);
  const { act, idempotencyKey, ...acting } = useAct({
    run: actions.propose,
    onRefused: (refused) => {
      if (refused.field !== 'reason') onRefused(refused);
    },
    onDone: () => {
      notify(`${words}.done`, { type: 'success' });
      void navigate('/settings');
    },
  });
  const propose = (reason: string) => {
    const place = groupOf(group.id);
    const settings = changed.map(({ key, values }) => ({ key, values }));
    if (place === null) return;
    act({ group: place, version: group.version, settings, reason, idempotencyKey });
  };
  return (
    <ReasonDialog
      words={words}
      values={{ name, smart_count: changed.length }}
      acting={acting}
      onReason={propose}
      onClose={onClose}
    >
      <ChangeTable
        changes={changed.map(({ key, before, values }) => changeOf(key, before, values))}
      />
    </ReasonDialog>
  );
}
