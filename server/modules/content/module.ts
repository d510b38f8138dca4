import { READ, type Module } from '../../platform/module';
import { AgreementResolver } from './api/agreement.resolver';
import { ArticleDeskResolver } from './api/article-desk.resolver';
import { ArticleResolver } from './api/article.resolver';
import { LegalDeskResolver } from './api/legal-desk.resolver';
import { articleNames, articlesCalled } from './articles/article-names';
import { contentLoaders } from './content.loaders';

/** What the operator says to people. */
export const content = {
  name: 'content',
  tables: { article: READ, article_version: READ, legal_text: READ },
  functions: ['draft_article', 'legal_now', 'publish_article', 'withdraw_article'],
  resolvers: {
    user: [AgreementResolver, ArticleResolver],
    staff: [ArticleDeskResolver, LegalDeskResolver],
  },
  permissions: {
    'content.draft': ['SUPPORT', 'ADMIN'],
    'content.publish': ['ADMIN'],
    'content.read': ['SUPPORT', 'ADMIN'],
  },
  loaders: contentLoaders,
  audited: { article: { names: articleNames, idsOf: articlesCalled } },
} satisfies Module;
