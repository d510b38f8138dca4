import { useActions } from '../../../lib/useActions';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import type { CannedReplyFragment } from './cannedReplies.generated';
import { cannedReplyActions } from './replyActions';
import { useReplyAct } from './useReplyAct';

const words = 'resources.cannedReplies.drop';

interface Props {
  readonly reply: CannedReplyFragment;
  readonly onClose: () => void;
}

/** Takes a saved reply away, with a reason. */
export function DropReply({ reply: { name, version }, onClose }: Props) {
  const { drop } = useActions('cannedReplies', cannedReplyActions);
  const acting = useReplyAct({ run: drop, done: `${words}.done`, onClose });
  return (
    <ReasonDialog
      words={words}
      values={{ name }}
      confirm={`${words}.action`}
      danger
      acting={acting}
      onReason={(reason) => {
        acting.act({ name, seen: version, reason });
      }}
      onClose={onClose}
    />
  );
}
