import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { StartPage } from './StartPage';
import { TalkPage } from './TalkPage';

/** `/pages/customer/customer`: the way to customer service, for everybody; with `id` one conversation. */
export function CustomerScreen() {
  const { t } = useWords('support');
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  if (id !== null) return <TalkPage key={id} id={id} />;
  return (
    <Page title={t('chat.title')} back>
      <StartPage onOpened={(talk) => setQuery({ id: talk })} />
    </Page>
  );
}
