import type { ResourceProps } from 'react-admin';
import { ReviewQueue } from '../../queue/ReviewQueue';

/** No create, no edit: money records change only through the actions of the drawer. */
export const recharges: ResourceProps = {
  name: 'recharges',
  list: ReviewQueue,
  recordRepresentation: 'number',
};
