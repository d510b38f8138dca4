import { MayChange } from '../MayChange';
import { InstrumentEditor } from './InstrumentEditor';

export const NewInstrument = () => (
  <MayChange resource="instruments" action="create">
    <InstrumentEditor instrument={null} />
  </MayChange>
);
