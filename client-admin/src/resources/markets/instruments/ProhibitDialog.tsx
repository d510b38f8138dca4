import { useActions } from '../../../lib/useActions';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useClosingAct } from '../../../ui/useClosingAct';
import type { Instrument } from '../market';
import { instrumentActions } from '../marketActions';

interface Props {
  readonly instrument: Instrument;
  readonly change: 'prohibit' | 'release';
  readonly onClose: () => void;
}

/** Stops new contracts, or allows them again, at once. Says what users will read of it. */
export function ProhibitDialog({ instrument, change, onClose }: Props) {
  const words = `resources.instruments.${change}`;
  const actions = useActions('instruments', instrumentActions);
  const acting = useClosingAct({ run: actions[change], done: `${words}.done`, onClose });
  return (
    <ReasonDialog
      words={words}
      values={{ name: instrument.symbol }}
      confirm={`resources.instruments.act.${change}`}
      {...(change === 'prohibit' && { danger: true, preview: `${words}.preview` })}
      acting={acting}
      onReason={(reason) => {
        acting.act({ instrumentId: instrument.id, reason });
      }}
      onClose={onClose}
    />
  );
}
