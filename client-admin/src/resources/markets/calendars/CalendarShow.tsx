import { Button } from '@mui/material';
import { ShowBase, useCanAccess, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { detail } from '../../../lib/detail';
import { retryOnce } from '../../../lib/retryOnce';
import { LoadFault } from '../../../ui/list/LoadFault';
import { Skeleton } from '../../../ui/list/Skeleton';
import { PageTitle } from '../../../ui/PageTitle';
import type { Calendar } from '../market';
import { MarketVersions } from '../MarketVersions';
import { HoursTable } from './HoursTable';
import { useCalendarName } from './useCalendarName';

function Page() {
  const translate = useTranslate();
  const nameOf = useCalendarName();
  const { record: calendar, error, refetch } = useShowContext<Calendar>();
  const { canAccess } = useCanAccess({ resource: 'calendars', action: 'edit' });
  if (!calendar && error) return <LoadFault onRetry={() => void refetch()} />;
  if (!calendar) return <Skeleton />;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>{nameOf(calendar)}</PageTitle>
          <p className="soft">{calendar.timezone}</p>
        </div>
        {canAccess === true && (
          <Button variant="outlined" component={Link} to={`/calendars/${calendar.id}`}>
            {translate('resources.calendars.change')}
          </Button>
        )}
      </div>
      {calendar.holidaysEndSoon && (
        <p className="note warn" style={{ marginBottom: 16 }}>
          {translate('resources.calendars.endSoonText')}
        </p>
      )}
      <HoursTable calendar={calendar} />
      <MarketVersions of="calendar" id={calendar.id} version={calendar.version} />
    </div>
  );
}

/** The hours of one market, and every change of them. */
export const CalendarShow = () => (
  <ShowBase queryOptions={{ retry: retryOnce, meta: detail }}>
    <Page />
  </ShowBase>
);
