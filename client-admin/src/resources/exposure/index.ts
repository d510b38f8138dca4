import { ChartNoAxesGantt } from 'lucide-react';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { ExposureDocument } from './exposure.generated';

/** One row, because there is one book. Read only: nobody can act on what is open. */
export const exposure = {
  resource: { name: 'exposure', list: lazyScreen('ExposureView', () => import('./ExposureView')) },
  table: { one: async (id) => ({ ...(await ask(ExposureDocument, {})).exposure, id }) },
  access: { list: 'order.read' },
  menu: { group: 'records', icon: ChartNoAxesGantt },
} satisfies ConsoleResource;
