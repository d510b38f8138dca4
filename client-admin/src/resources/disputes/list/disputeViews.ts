import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  DisputeViewDropDocument,
  DisputeViewSaveDocument,
  DisputeViewsDocument,
  type DisputeViewFragment,
} from '../disputes.generated';

const read = (views: readonly DisputeViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const disputeViews: QueueViews = {
  list: async () => read((await ask(DisputeViewsDocument, {})).disputeViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const { disputeViewSave } = await ask(DisputeViewSaveDocument, {
      input: { name, filter: fields },
    });
    return read(present(accepted(disputeViewSave).views));
  },
  drop: async (id) => {
    const { disputeViewDrop } = await ask(DisputeViewDropDocument, { id });
    return read(present(accepted(disputeViewDrop).views));
  },
};

/** What everybody looks for. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
  { name: 'again', filter: { tab: 'TO_REVIEW', again: 'true' } },
];
