export { agreement } from './legal/agreement';
export { articles as articlesOf } from './articles/articles';
export { draftArticle, type DraftArticle } from './articles/draft-article';
export { publishArticle } from './articles/publish-article';
export {
  newestShown,
  shownArticle,
  shownArticles,
  type ShownArticle,
} from './articles/shown-articles';
export { inbox, inboxItem, inboxUnread, type InboxItem } from './broadcasts/inbox';
export { readInbox } from './broadcasts/read-inbox';
export { sendBroadcast, type SendBroadcast } from './broadcasts/send-broadcast';
export { picturePath } from './picture-path';
export { proposeLegalText } from './legal/propose-legal-text';
export { riskNotice } from './legal/risk-notice';
