import { Timer } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { ShiftDocument } from './shift.generated';

/** One record a day; `today` is the day that goes on. */
export const shift = {
  resource: { name: 'shift', list: lazyScreen('ShiftView', () => import('./ShiftView')) },
  table: {
    one: async (id) => {
      const asked = await ask(ShiftDocument, { day: id === 'today' ? null : id });
      return { ...asked.shift, id };
    },
  },
  access: { list: 'shift.read' },
  menu: { group: 'records', icon: Timer },
} satisfies ConsoleResource;
