export interface Upload {
  readonly state: 'shrinking' | 'uploading' | 'done' | 'failed';
  readonly preview: string;
  readonly bytes: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** What the server calls the file, once it has it. */
  readonly path: string | null;
}

/** As it stands at first. */
export const begun = (chosen: File): Upload => ({
  ...{ state: 'shrinking', preview: URL.createObjectURL(chosen) },
  ...{ bytes: chosen.size, progress: 0, path: null },
});

/** What went out with these is gone, unless another was chosen in its place meanwhile. */
export const unlessSent = (paths: readonly string[]) => (now: Upload | null) =>
  now?.path != null && paths.includes(now.path) ? null : now;
