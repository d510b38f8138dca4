interface Toast {
  readonly type: 'success' | 'error' | 'loading' | 'plain';
  readonly text: string;
  /** Milliseconds; a loading one stays until it is closed. */
  readonly duration?: number;
  /** A newer one of the same topic takes its place: two would lie upon each other. */
  readonly topic?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

type Shown = Toast & { readonly duration: number };

/** What draws toasts; its code comes after the first screen. */
interface Host {
  readonly show: (toast: Shown, id: string) => void;
  readonly close: (id: string) => void;
}

let host: Host | null = null;
let count = 0;
const waiting = new Map<string, Shown>();

/** The host calls it when it stands; what was said before is shown then. */
export function hostToasts(standing: Host): void {
  host = standing;
  for (const [id, shown] of waiting) standing.show(shown, id);
  waiting.clear();
}

/** Says something for a moment. Returns the way to take it back early. */
export function toast(words: Toast): () => void {
  const shown = { duration: 2_000, ...words };
  const id = words.topic ?? `toast-${String((count += 1))}`;
  if (host) host.show(shown, id);
  else waiting.set(id, shown);
  return () => {
    waiting.delete(id);
    host?.close(id);
  };
}
