/** Asks whoever sits here for the password again; false when they sign out instead. */
type Reopen = () => Promise<boolean>;

let reopen: Reopen | null = null;
let underWay: Promise<boolean> | null = null;

/** Says who asks for the password while the console is open. Returns how to stop. */
export function whenSessionEnds(ask: Reopen): () => void {
  reopen = ask;
  return () => {
    if (reopen === ask) reopen = null;
  };
}

/** True once the person signed in again. However many requests found the session ended, one asks. */
export function signedInAgain(): Promise<boolean> {
  if (!reopen) return Promise.resolve(false);
  underWay ??= reopen().finally(() => {
    underWay = null;
  });
  return underWay;
}
