import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonField } from '../../ui/field/ReasonField';
import type { useAct } from '../../ui/useAct';
import { useReason } from '../../ui/useReason';

interface Props {
  readonly people: number;
  /** Another administrator confirms it. */
  readonly proposed: boolean;
  readonly acting: Pick<ReturnType<typeof useAct>, 'busy' | 'faultOf' | 'faultBeside'>;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Says once more to how many people, and asks why. */
export function SendDialog({ people, proposed, acting, onReason, onClose }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  const { reason, setReason, missing, send } = useReason();
  const words = `resources.broadcasts.${proposed ? 'propose' : 'send'}`;
  const say = (name: string) =>
    translate(`${words}.${name}`, { smart_count: people, count: count(people) });
  return (
    <ActDialog
      title={say('title')}
      confirm={say('confirm')}
      busy={acting.busy}
      fault={acting.faultBeside('reason')}
      onConfirm={() => {
        send(onReason);
      }}
      onClose={onClose}
    >
      <p className="soft">{say('text')}</p>
      <ReasonField
        autoFocus
        label={say('reason')}
        value={reason}
        fault={acting.faultOf('reason')}
        missing={missing}
        onChange={setReason}
      />
    </ActDialog>
  );
}
