import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pictureAt } from '../../queue/drawer/pictureAt';
import { useActions } from '../../lib/useActions';
import { serverNow } from '../../lib/clock';
import type { Verification } from './verification';
import { verificationActions } from './verificationActions';

/** The lease this person holds now: a document is opened once for each, and each opening is logged. */
const leaseOf = ({ takenByMe, leaseUntil }: Verification): boolean =>
  takenByMe && leaseUntil !== null && Date.parse(leaseUntil) > serverNow();

type Document = Awaited<ReturnType<typeof verificationActions.open>>;

async function withPictures(document: Document): Promise<Document> {
  const { front, back, selfie } = document;
  const [one, other, third] = await Promise.all([
    pictureAt(front),
    pictureAt(back),
    selfie === null ? null : pictureAt(selfie),
  ]);
  return { ...document, front: one, back: other, selfie: third };
}

/** What was opened with the lease goes with it; what was decided is opened by itself, with a reason. */
const keyOf = (id: string, held: boolean) => [
  'verificationDocument',
  id,
  held ? 'held' : 'decided',
];

/** The document in the clear, while this person holds the request. Its picture links open once. */
export function useOpenedDocument(request: Verification) {
  const { open } = useActions('verifications', verificationActions);
  const { id } = request;
  const held = leaseOf(request);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id, held),
    queryFn: async () => withPictures(await open({ id })),
    enabled: held,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  return { held, document: data, error, reopen: () => void refetch() };
}

/** Opens what was decided for whoever says why; shown as the holder sees it. */
export function useOpenAgain(id: string) {
  const { open } = useActions('verifications', verificationActions);
  const client = useQueryClient();
  return async (reason: string): Promise<void> => {
    client.setQueryData(keyOf(id, false), await withPictures(await open({ id, reason })));
  };
}
