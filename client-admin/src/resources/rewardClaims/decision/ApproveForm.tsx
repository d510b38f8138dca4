import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { DecisionForm } from '../../../queue/decision/DecisionForm';
import { useDecided } from '../../../queue/decision/useDecided';
import { onVersion, type DecisionProps } from '../../../queue/queue';
import { useAnswers } from '../../../queue/useAnswers';
import { useQueueWords } from '../../../queue/useQueueWords';
import { useAct } from '../../../ui/useAct';
import { unapprovable, type RewardClaim } from '../rewardClaim';
import { rewardClaimActions } from '../rewardClaimActions';

/** What is paid, by what it rests on: nothing is typed, so nothing can be typed wrong. */
export function ApproveForm({ request, held, onClose }: DecisionProps<RewardClaim>) {
  const words = useQueueWords();
  const { money } = useFormat();
  const { approve } = useActions('rewardClaims', rewardClaimActions);
  const { refused } = useAnswers();
  const onDone = useDecided<RewardClaim>(onClose, ({ number }) => ({ number }));
  const { act, idempotencyKey, ...sending } = useAct({
    ...{ run: approve, onDone, onRefused: refused(request) },
  });
  const { amount, turnover } = request.reward;
  return (
    <DecisionForm
      title={words('approve.title')}
      confirm={words('approve.confirm', { amount: money(amount, { code: true }) })}
      busy={sending.busy}
      held={held}
      complete={unapprovable(request) === null}
      fault={sending.faultBeside()}
      onConfirm={() => {
        act({ ...onVersion(request), idempotencyKey });
      }}
      onClose={onClose}
    >
      <p className="soft">
        {words('approve.text', {
          smart_count: request.invitation.verified,
          verified: request.invitation.verified,
          need: request.need,
          turnover: money(turnover, { code: true }),
        })}
      </p>
    </DecisionForm>
  );
}
