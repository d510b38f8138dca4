import { ask } from '../../../lib/request';
import { Edited } from '../Edited';
import { CalendarDocument } from '../markets.generated';
import { CalendarEditor } from './CalendarEditor';

export const EditCalendar = () => (
  <Edited resource="calendars" read={async (id) => (await ask(CalendarDocument, { id })).calendar}>
    {(calendar) => <CalendarEditor calendar={calendar} />}
  </Edited>
);
