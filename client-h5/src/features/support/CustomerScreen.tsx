import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { lockedPass } from '../../lib/session/lockedPass';
import { useSession } from '../../lib/session/session';
import { useWords } from '../../lib/useWords';
import { GoTo } from '../../ui/GoTo';
import { Page } from '../../ui/layout/Page';
import { StartPage } from './StartPage';
import { byPass, Talking } from './talker';
import { TalkPage } from './TalkPage';

/** `/pages/customer/customer`: the way to customer service, for everybody; with `id` one conversation, with `appeal` the one of a lock. */
export function CustomerScreen() {
  const { t } = useWords('support');
  const { locked } = useSession();
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const appeal = query.get('appeal');
  if (appeal !== null) return <AppealPage key={appeal} id={appeal} />;
  if (locked !== null) return <GoTo to={paths.locked} />;
  if (id !== null) return <TalkPage key={id} id={id} />;
  return (
    <Page title={t('chat.title')} back money>
      <StartPage onOpened={(talk) => setQuery({ id: talk })} />
    </Page>
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
