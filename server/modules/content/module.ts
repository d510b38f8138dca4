import { READ, type Module } from '../../platform/module';
import { AgreementResolver } from './api/agreement.resolver';
import { ArticleDeskResolver } from './api/article-desk.resolver';
import { ArticleResolver } from './api/article.resolver';
import { BroadcastDeskResolver } from './api/broadcast-desk.resolver';
import { BroadcastViewsResolver } from './api/broadcast-views.resolver';
import { LegalDeskResolver } from './api/legal-desk.resolver';
import { LicencesResolver } from './api/licences.resolver';
import { PopUpResolver } from './api/pop-up.resolver';
import { articleNames, articlesCalled } from './articles/article-names';
import { followArticles, nextVersionInMs } from './articles/follow-articles';
import { broadcastNames, broadcastsCalled } from './broadcasts/broadcasts';
import { contentLoaders } from './content.loaders';
import { looks } from './look-at-proposed';

/** What the operator says to people. */
export const content = {
  name: 'content',
  tables: {
    ...{ article: READ, article_version: READ, legal_text: READ },
    ...{ broadcast: READ, broadcast_read: READ, pop_up_seen: READ },
  },
  functions: [
    ...['draft_article', 'follow_articles', 'legal_now', 'publish_article', 'withdraw_article'],
    ...['broadcast_people', 'broadcasts_for', 'end_broadcast', 'read_broadcasts'],
    ...['see_pop_up', 'send_broadcast', 'weigh_broadcast'],
  ],
  resolvers: {
    user: [AgreementResolver, ArticleResolver, PopUpResolver],
    staff: [
      ...[ArticleDeskResolver, BroadcastDeskResolver, BroadcastViewsResolver],
      ...[LegalDeskResolver, LicencesResolver],
    ],
  },
  permissions: {
    'content.draft': ['SUPPORT', 'ADMIN'],
    'content.publish': ['ADMIN'],
    'content.read': ['SUPPORT', 'ADMIN'],
  },
  jobs: [
    {
      name: 'follow-articles',
      // What another process has published is seen within this time.
      everyMs: 10_000,
      dueInMs: nextVersionInMs,
      run: followArticles,
    },
  ],
  loaders: contentLoaders,
  proposed: looks,
  audited: {
    article: { names: articleNames, idsOf: articlesCalled },
    broadcast: { names: broadcastNames, idsOf: broadcastsCalled },
  },
} satisfies Module;
