import { ask } from '../../../lib/request';
import { Edited } from '../Edited';
import { InstrumentDocument } from '../markets.generated';
import { TermsEditor } from './TermsEditor';

export const EditTerms = () => (
  <Edited resource="terms" read={async (id) => (await ask(InstrumentDocument, { id })).instrument}>
    {(instrument) => <TermsEditor instrument={instrument} />}
  </Edited>
);
