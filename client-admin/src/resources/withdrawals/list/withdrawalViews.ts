import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  WithdrawalViewDropDocument,
  WithdrawalViewSaveDocument,
  WithdrawalViewsDocument,
  type WithdrawalViewFragment,
} from '../withdrawals.generated';

const read = (views: readonly WithdrawalViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const withdrawalViews: QueueViews = {
  list: async () => read((await ask(WithdrawalViewsDocument, {})).withdrawalViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const { withdrawalViewSave } = await ask(WithdrawalViewSaveDocument, {
      input: { name, filter: fields },
    });
    return read(present(accepted(withdrawalViewSave).views));
  },
  drop: async (id) => {
    const { withdrawalViewDrop } = await ask(WithdrawalViewDropDocument, { id });
    return read(present(accepted(withdrawalViewDrop).views));
  },
};

/** What everybody looks for. All have the oldest first, which is the order of the queue. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
  // A cent more: the bound of the server counts as within.
  { name: 'large', filter: { tab: 'TO_REVIEW', amountMin: '1000.01' } },
  { name: 'flagged', filter: { tab: 'TO_REVIEW', flag: 'FLAGGED' } },
];
