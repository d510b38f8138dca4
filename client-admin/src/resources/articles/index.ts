import { Newspaper } from 'lucide-react';
import { articleStates, writtenKinds } from '../../../../schema/content/articles';
import type { ConsoleResource } from '../../lib/consoleResource';
import { lazyScreen } from '../../lib/lazyScreen';
import { ask } from '../../lib/request';
import { articleActions } from './articleActions';
import { ArticleDocument, ArticlesDocument } from './articles.generated';

/** What the operator says to people. Versions never change; an administrator publishes the newest. */
export const articles = {
  resource: {
    name: 'articles',
    list: lazyScreen('ArticleList', () => import('./ArticleList')),
    create: lazyScreen('NewArticle', () => import('./NewArticle')),
    edit: lazyScreen('EditArticle', () => import('./EditArticle')),
    recordRepresentation: 'title',
  },
  table: {
    list: async ({ first, after, filter }) => {
      const kind = writtenKinds.find((one) => one === filter.kind) ?? null;
      const state = articleStates.find((one) => one === filter.state) ?? null;
      return (await ask(ArticlesDocument, { kind, state, first, after })).articles;
    },
    one: async (id) => (await ask(ArticleDocument, { id })).article,
  },
  actions: articleActions,
  access: {
    list: 'content.read',
    create: 'content.draft',
    edit: 'content.draft',
    publish: 'content.publish',
  },
  menu: { group: 'records', icon: Newspaper },
} satisfies ConsoleResource;
