import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { broadcastLimits } from '../../../../schema/content/broadcasts';
import { useFormat } from '../../lib/useFormat';
import type { Reach } from './useReach';

const words = 'resources.broadcasts';

/** How many it is meant for, and whether another administrator is asked. */
export function ReachLine({ reach: { people, failed, again } }: { readonly reach: Reach }) {
  const translate = useTranslate();
  const { count } = useFormat();
  if (failed) {
    return (
      <p className="note warn">
        {translate(`${words}.reach.failed`)}{' '}
        <Button size="small" variant="text" onClick={again}>
          {translate('list.retry')}
        </Button>
      </p>
    );
  }
  if (people === undefined) return <p className="note">{translate(`${words}.reach.counting`)}</p>;
  const max = broadcastLimits.peopleAloneMax;
  return (
    <p className={people > max ? 'note warn' : 'note'}>
      <span>
        <b>{translate(`${words}.reach.people`, { smart_count: people, count: count(people) })}</b>{' '}
        {people > max
          ? translate(`${words}.reach.many`, { max: count(max) })
          : translate(`${words}.reach.alone`)}
      </span>
    </p>
  );
}
