import type { ArticleDraft } from './articleDraft';

/** What each part of the editor gets. */
export interface Editing {
  readonly draft: ArticleDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly change: (part: Partial<ArticleDraft>) => void;
}
