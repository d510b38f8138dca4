import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useClosingAct } from '../../ui/useClosingAct';
import { broadcastActions } from './broadcastActions';
import type { BroadcastDetailFragment } from './broadcasts.generated';

const words = 'resources.broadcasts';

interface Props {
  readonly broadcast: BroadcastDetailFragment;
}

function EndDialog({ broadcast, onClose }: Props & { readonly onClose: () => void }) {
  const { end } = useActions('broadcasts', broadcastActions);
  const acting = useClosingAct({ run: end, done: `${words}.end.done`, onClose });
  return (
    <ReasonDialog
      words={`${words}.end`}
      values={{ name: broadcast.title }}
      confirm={`${words}.end.action`}
      danger
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: broadcast.id, reason });
      }}
      onClose={onClose}
    />
  );
}

/** Ends it while people are shown it, with a reason. */
export function EndBroadcast({ broadcast }: Props) {
  const translate = useTranslate();
  const [asked, setAsked] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'broadcasts', action: 'end' });
  if (canAccess !== true || broadcast.endedAt !== null) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => {
          setAsked(true);
        }}
      >
        {translate(`${words}.end.action`)}
      </Button>
      {asked && (
        <EndDialog
          broadcast={broadcast}
          onClose={() => {
            setAsked(false);
          }}
        />
      )}
    </>
  );
}
