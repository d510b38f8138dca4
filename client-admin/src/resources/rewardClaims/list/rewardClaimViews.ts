import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  RewardClaimViewDropDocument,
  RewardClaimViewSaveDocument,
  RewardClaimViewsDocument,
  type RewardClaimViewFragment,
} from '../rewardClaims.generated';

const read = (views: readonly RewardClaimViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const rewardClaimViews: QueueViews = {
  list: async () => read((await ask(RewardClaimViewsDocument, {})).rewardClaimViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const { rewardClaimViewSave } = await ask(RewardClaimViewSaveDocument, {
      input: { name, filter: fields },
    });
    return read(present(accepted(rewardClaimViewSave).views));
  },
  drop: async (id) => {
    const { rewardClaimViewDrop } = await ask(RewardClaimViewDropDocument, { id });
    return read(present(accepted(rewardClaimViewDrop).views));
  },
};

/** What everybody looks for. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
];
