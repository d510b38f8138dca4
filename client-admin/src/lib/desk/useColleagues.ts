import { useQuery } from '@tanstack/react-query';
import { ask } from '../request';
import { useMe } from '../useMe';
import { StaffMembersDocument } from './staffMembers.generated';

/** Everybody else who is, or was, on the staff, for administrators: without the desk that a job runs. */
export function useColleagues(enabled = true) {
  const me = useMe();
  const { data = [] } = useQuery({
    queryKey: ['staffMembers'],
    queryFn: async () => (await ask(StaffMembersDocument, {})).staffMembers,
    enabled,
  });
  return data.filter(({ id, practiceDesk }) => !practiceDesk && me && id !== String(me.id));
}
