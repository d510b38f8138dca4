import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestResources } from '../lib/desk/requestResources';
import type { StandingRequestFragment } from '../lib/desk/standing.generated';

/** What a request is and its number; it leads into its queue. */
export function RequestLink({
  request: { kind, id, number },
}: {
  readonly request: Pick<StandingRequestFragment, 'kind' | 'id' | 'number'>;
}) {
  const translate = useTranslate();
  return (
    <Link className="link num" to={`/${requestResources[kind]}/${id}`}>
      {translate(`common.request.${kind}`)} {number}
    </Link>
  );
}
