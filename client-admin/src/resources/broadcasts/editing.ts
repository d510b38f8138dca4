import type { BroadcastDraft } from './broadcastDraft';

/** What each part of the form gets. */
export interface Editing {
  readonly draft: BroadcastDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly change: (part: Partial<BroadcastDraft>) => void;
}
