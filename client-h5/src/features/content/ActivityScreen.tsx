import { contentPaths } from '../../../../schema/content/routes';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { ArticleLink } from '../../ui/ArticleLink';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import styles from './ArticleScreen.module.css';
import { When } from './ArticleList';
import { CampaignTerms, claimedAt } from './CampaignTerms';
import type { ArticleQuery } from './content.generated';
import { HtmlText } from '../../ui/HtmlText';
import { useArticle } from './useArticle';

type Activity = NonNullable<ArticleQuery['article']>;

/** `/pages/activityview/activityview?id=`: one activity with its period, its rules and how to claim. */
export function ActivityScreen() {
  const { t } = useWords('content');
  const { article, error, refetch } = useArticle();
  return (
    <Page title={t('activity')} back money={article?.campaign != null}>
      {article === undefined && <Pending error={error} onRetry={() => void refetch()} />}
      {article?.kind === 'ACTIVITY' && <Text activity={article} />}
      {article !== undefined && article?.kind !== 'ACTIVITY' && (
        <Empty
          title={t('missing')}
          text={t('missingText')}
          action={{ label: t('allActivities'), to: contentPaths.activityList }}
        />
      )}
    </Page>
  );
}

function Text({ activity }: { readonly activity: Activity }) {
  const { t } = useWords('content');
  const { title, picture, body, link, campaign } = activity;
  return (
    <article className={styles.article}>
      <h2>{title}</h2>
      <p className="small muted num">
        <When article={activity} />
      </p>
      {picture != null && <img src={picture} alt="" className={styles.articleCover} />}
      <HtmlText html={body} />
      {campaign && <CampaignTerms campaign={campaign} />}
      {link != null && link !== (campaign && claimedAt(campaign)) && (
        <ArticleLink link={link} label={t('claim')} />
      )}
      <p>
        <ButtonLink look="quiet" to={`${paths.customer}?topic=FEEDBACK`}>
          {t('ask')}
        </ButtonLink>
      </p>
    </article>
  );
}
