import { ask } from '../../../lib/request';
import { Edited } from '../Edited';
import { InstrumentDocument } from '../markets.generated';
import { FeedEditor } from './FeedEditor';

export const EditFeed = () => (
  <Edited resource="feeds" read={async (id) => (await ask(InstrumentDocument, { id })).instrument}>
    {(instrument) => <FeedEditor instrument={instrument} />}
  </Edited>
);
