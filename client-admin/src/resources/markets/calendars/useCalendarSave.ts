import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useActions } from '../../../lib/useActions';
import { useAct } from '../../../ui/useAct';
import type { Calendar, ComingDay } from '../market';
import { calendarActions } from '../marketActions';
import { inputOf, type CalendarDraft } from './calendarDraft';

/** The draft, the next 14 days of it once they were asked for, and saving what was shown. */
export function useCalendarSave({ id, version }: Calendar, initial: CalendarDraft) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(initial);
  const [days, setDays] = useState<readonly ComingDay[] | null>(null);
  const { preview, edit } = useActions('calendars', calendarActions);
  const looking = useAct({ run: preview, onDone: setDays });
  const saving = useAct({
    run: edit,
    onDone: () => {
      notify('resources.calendars.saved', { type: 'success' });
      void navigate(`/calendars/${id}/show`);
    },
  });
  return {
    draft,
    /** Null until somebody has looked at what is typed now. */
    days,
    looking,
    saving,
    /** What is shown is what is saved: another draft has to be looked at anew. */
    change: (next: CalendarDraft) => {
      setDraft(next);
      setDays(null);
    },
    look: () => {
      looking.act(inputOf(id, draft));
    },
    save: (reason: string) => {
      saving.act({ ...inputOf(id, draft), reason, version });
    },
  };
}
