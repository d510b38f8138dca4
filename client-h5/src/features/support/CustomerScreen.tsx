import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { lockedPass } from '../../lib/session/lockedPass';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { GoTo } from '../../ui/GoTo';
import { Page } from '../../ui/layout/Page';
import { StartPage } from './StartPage';
import { Pending } from '../../ui/state/Pending';
import { TalkDocument } from './support.generated';
import { byDevice, byPass, bySession, Talking } from './talker';
import { TalkPage } from './TalkPage';
import { keptSecret } from './visitor';

/** `/pages/customer/customer`: the way to customer service, for everybody; with `id` one conversation, with `appeal` the one of a lock. */
export function CustomerScreen() {
  const { t } = useWords('support');
  const { locked } = useSession();
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const appeal = query.get('appeal');
  if (appeal !== null) return <AppealPage key={appeal} id={appeal} />;
  if (locked !== null) return <GoTo to={paths.locked} />;
  if (id !== null) return <OwnTalk key={id} id={id} />;
  return (
    <Page title={t('chat.title')} back money>
      <StartPage onOpened={(talk) => setQuery({ id: talk })} />
    </Page>
  );
}

/** The account's, else one of this device from before somebody signed in on it: whoever asked as a visitor comes back to it. */
function OwnTalk({ id }: { readonly id: string }) {
  const { t } = useWords('support');
  const { token } = useSession();
  const either = token !== null && keptSecret() !== null;
  const { data, error, refetch } = useQuery(TalkDocument, {
    variables: { id, visitor: null },
    skip: !either,
  });
  if (either && !data)
    return (
      <Page title={t('chat.title')} back>
        <Pending shape="page" error={error} onRetry={() => void refetch().catch(() => null)} />
      </Page>
    );
  return (
    <Talking value={data?.conversation === null ? byDevice : bySession}>
      <TalkPage id={id} />
    </Talking>
  );
}

/** By the pass of the locked page, which leads here and back. */
function AppealPage({ id }: { readonly id: string }) {
  const [talker] = useState(() => {
    const pass = lockedPass();
    return pass === null ? null : byPass(pass);
  });
  if (!talker) return <GoTo to={paths.locked} />;
  return (
    <Talking value={talker}>
      <TalkPage id={id} />
    </Talking>
  );
}
