import { useTranslate } from 'react-admin';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { Pill } from '../../ui/Pill';
import { TimeText } from '../../ui/TimeText';
import type { UserSessionsQuery } from './userSessions.generated';

type Session = UserSessionsQuery['userSessions']['items'][number];

const Column = ListColumn<Session>;

/** Devices and times; where somebody was is not shown. */
export function UserSessionTable() {
  const translate = useTranslate();
  const words = 'resources.userSessions';
  const label = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <ListTable<Session> rowClick={false}>
      <Column
        label={label('device')}
        render={({ device }) => device ?? translate(`${words}.unknown`)}
      />
      <Column
        label={label('signedInAt')}
        render={({ signedInAt }) => <TimeText at={signedInAt} />}
      />
      <Column
        label={label('lastUsedAt')}
        render={({ lastUsedAt }) => <TimeText at={lastUsedAt} />}
      />
      <Column
        label={label('state')}
        render={({ endedAt }) => (
          <Pill tone={endedAt === null ? 'ok' : 'neutral'}>
            {translate(`${words}.state.${endedAt === null ? 'OPEN' : 'ENDED'}`)}
          </Pill>
        )}
      />
    </ListTable>
  );
}
