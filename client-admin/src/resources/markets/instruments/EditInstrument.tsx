import { ask } from '../../../lib/request';
import { Edited } from '../Edited';
import { InstrumentDocument } from '../markets.generated';
import { InstrumentEditor } from './InstrumentEditor';

export const EditInstrument = () => (
  <Edited
    resource="instruments"
    read={async (id) => (await ask(InstrumentDocument, { id })).instrument}
  >
    {(instrument) => <InstrumentEditor instrument={instrument} />}
  </Edited>
);
