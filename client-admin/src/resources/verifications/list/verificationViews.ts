import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  VerificationViewDropDocument,
  VerificationViewSaveDocument,
  VerificationViewsDocument,
  type VerificationViewFragment,
} from '../verifications.generated';

const read = (views: readonly VerificationViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const verificationViews: QueueViews = {
  list: async () => read((await ask(VerificationViewsDocument, {})).verificationViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const { verificationViewSave } = await ask(VerificationViewSaveDocument, {
      input: { name, filter: fields },
    });
    return read(present(accepted(verificationViewSave).views));
  },
  drop: async (id) => {
    const { verificationViewDrop } = await ask(VerificationViewDropDocument, { id });
    return read(present(accepted(verificationViewDrop).views));
  },
};

/** What everybody looks for. All have the oldest first, which is the order of the queue. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
  { name: 'again', filter: { tab: 'TO_REVIEW', flag: 'SENT_AGAIN' } },
];
