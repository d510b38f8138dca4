import type { InstrumentDraft } from './instrumentDraft';

/** What each part of the editor gets. */
export interface Editing {
  readonly draft: InstrumentDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly change: (part: Partial<InstrumentDraft>) => void;
}
