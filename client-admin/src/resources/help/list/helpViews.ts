import type { HelpQueue } from '../../../graphql.generated';
import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { PinnedView, QueueViews } from '../../../queue/queue';
import {
  HelpViewDropDocument,
  HelpViewSaveDocument,
  HelpViewsDocument,
  type HelpViewFragment,
} from '../help.generated';

const read = (views: readonly HelpViewFragment[]) =>
  views.map(({ id, name, filter }) => ({
    ...{ id, name },
    filter: Object.fromEntries(filter.map((field) => [field.name, field.value])),
  }));

/** The filters that this person has kept under a name. Writing throws `Refused` when the server says no. */
export const helpViews = (queue: HelpQueue): QueueViews => ({
  list: async () => read((await ask(HelpViewsDocument, { queue })).helpViews),
  save: async (name, filter) => {
    const fields = Object.entries(filter).map(([field, value]) => ({ name: field, value }));
    const input = { name, filter: fields };
    const { helpViewSave } = await ask(HelpViewSaveDocument, { queue, input });
    return read(present(accepted(helpViewSave).views));
  },
  drop: async (id) => {
    const { helpViewDrop } = await ask(HelpViewDropDocument, { queue, id });
    return read(present(accepted(helpViewDrop).views));
  },
});

/** What everybody looks for. */
export const pinnedViews: readonly PinnedView[] = [
  { name: 'oldest', filter: { tab: 'TO_REVIEW' } },
];
