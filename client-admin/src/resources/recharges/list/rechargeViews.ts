import { accepted, present } from '../../../lib/refused';
import { ask } from '../../../lib/request';
import type { QueueViews } from '../../../queue/queue';
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
