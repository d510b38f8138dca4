import type { ResourceProps } from 'react-admin';
import { RechargeQueue } from './RechargeQueue';

/** No create, no edit: money records change only through the actions of the drawer. */
export const recharges: ResourceProps = {
  name: 'recharges',
  list: RechargeQueue,
  recordRepresentation: 'number',
};
