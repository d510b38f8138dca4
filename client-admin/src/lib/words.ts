/** Nested words of one language, as its files hold them. */
export type Words = Readonly<Record<string, unknown>>;

/**
 * The words of one language from its files: `shared` stands at the top, every other file is named
 * after its resource and stands at `resources.<resource>`.
 */
export function wordsOf(files: Readonly<Record<string, Words>>): Words {
  const { shared = {}, ...resources } = files;
  return { ...shared, resources };
}
