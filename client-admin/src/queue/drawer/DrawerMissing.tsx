import { Button } from '@mui/material';
import { SearchX } from 'lucide-react';
import { HttpError, useTranslate } from 'react-admin';
import { Blank } from '../../ui/list/Blank';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import type { useReviewing } from '../useReviewing';

/** What the drawer shows while it has no request: that it loads, that it failed, or that there is none. */
export function DrawerMissing({
  reviewing,
}: {
  readonly reviewing: ReturnType<typeof useReviewing>;
}) {
  const translate = useTranslate();
  const { error, refetch } = reviewing.answer;
  if (!error) return <Skeleton rows={6} />;
  if (!(error instanceof HttpError && error.status === 404)) {
    return <LoadFault onRetry={() => void refetch()} />;
  }
  return (
    <div role="alert">
      <Blank icon={SearchX} title={translate('queue.notFound')}>
        <Button variant="outlined" onClick={reviewing.close}>
          {translate('queue.backToList')}
        </Button>
      </Blank>
    </div>
  );
}
