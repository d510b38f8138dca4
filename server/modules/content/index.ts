export { agreement } from './legal/agreement';
export { articles as articlesOf } from './articles/articles';
export { draftArticle, type DraftArticle } from './articles/draft-article';
export { publishArticle } from './articles/publish-article';
export { shownArticle, shownArticles, type ShownArticle } from './articles/shown-articles';
export { picturePath } from './picture-path';
export { proposeLegalText } from './legal/propose-legal-text';
export { riskNotice } from './legal/risk-notice';
