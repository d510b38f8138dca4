import type { ProjectDraft } from './projectDraft';

/** What each part of the editor gets. */
export interface Editing {
  readonly draft: ProjectDraft;
  /** What the server refused, or once it was tried to be sent what it would refuse. */
  readonly faultOf: (field: string) => string | undefined;
  readonly change: (part: Partial<ProjectDraft>) => void;
}
