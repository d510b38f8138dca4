import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  RechargeViewDropDocument,
  RechargeViewSaveDocument,
  RechargeViewsDocument,
  type RechargeViewFragment,
} from '../recharges.generated';

const read = (views: readonly RechargeViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const rechargeViews: QueueViews = {
  list: async () => read((await ask(RechargeViewsDocument, {})).rechargeViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const { rechargeViewSave } = await ask(RechargeViewSaveDocument, {
      input: { name, filter: fields },
    });
    return read(present(accepted(rechargeViewSave).views));
  },
  drop: async (id) => {
    const { rechargeViewDrop } = await ask(RechargeViewDropDocument, { id });
    return read(present(accepted(rechargeViewDrop).views));
  },
};

/** What everybody looks for. All have the oldest first, which is the order of the queue. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
  // A cent more: the bound of the server counts as within.
  { name: 'large', filter: { tab: 'TO_REVIEW', amountMin: '1000.01' } },
  // The other flags say who decides, not that something is odd.
  { name: 'flagged', filter: { tab: 'TO_REVIEW', flag: 'FLAGGED' } },
];
