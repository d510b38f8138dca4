import { useQuery } from '@apollo/client/react';
import { contentPaths } from '../../../../../schema/content/routes';
import { useWords } from '../../../lib/useWords';
import { Banners } from '../../../ui/banners/Banners';
import { HomeArticles } from './HomeArticles';
import { HomeContentDocument, type HomeContentQuery } from './homeContent.generated';
import { NoticeLine } from './NoticeLine';
import { PopUps } from './PopUp';

const nodesOf = ({ edges }: HomeContentQuery['news']) => edges.map(({ node }) => node);

const runningFirst = (activities: ReturnType<typeof nodesOf>) =>
  [...activities].sort((a, b) => (a.phase ?? '').localeCompare(b.phase ?? ''));

/** What the operator says, below everything of one's own. Nothing stands where there is nothing to say. */
export function HomeContent() {
  const { t } = useWords('content');
  const { data } = useQuery(HomeContentDocument);
  if (!data) return null;
  const [notice] = nodesOf(data.notices);
  return (
    <>
      {notice && <NoticeLine notice={notice} />}
      <Banners banners={nodesOf(data.banners)} />
      <HomeArticles
        title={t('activities')}
        all={contentPaths.activityList}
        articles={runningFirst(nodesOf(data.activities))}
        to={contentPaths.activity}
      />
      <HomeArticles
        title={t('news')}
        all={contentPaths.news}
        articles={nodesOf(data.news)}
        to={contentPaths.article}
      />
      <PopUps
        articles={data.popUps.edges.map(({ node }) => node)}
        userId={data.me.id}
        seen={data.popUpsSeen}
      />
    </>
  );
}
