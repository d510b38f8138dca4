import type {
  ArticleDraftInput,
  ArticleProposeInput,
  ArticlePublishInput,
  ArticleWithdrawInput,
} from '../../graphql.generated';
import { accepted, present } from '../../lib/refused';
import { ask } from '../../lib/request';
import {
  ArticleDraftDocument,
  ArticleProposeDocument,
  ArticlePublishDocument,
  ArticleWithdrawDocument,
} from './articles.generated';

/** What staff can do about an article. Each throws `Refused` when the server says no. */
export const articleActions = {
  draft: async (input: ArticleDraftInput): Promise<string> =>
    present(accepted((await ask(ArticleDraftDocument, { input })).articleDraft).article).id,
  publish: async (input: ArticlePublishInput): Promise<void> => {
    accepted((await ask(ArticlePublishDocument, { input })).articlePublish);
  },
  propose: async (input: ArticleProposeInput): Promise<void> => {
    accepted((await ask(ArticleProposeDocument, { input })).articlePropose);
  },
  withdraw: async (input: ArticleWithdrawInput): Promise<void> => {
    accepted((await ask(ArticleWithdrawDocument, { input })).articleWithdraw);
  },
};
