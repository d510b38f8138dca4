type Words = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Words>(
  [
    '../../../../schema/locales/*/h5/*.json',
    '../../../../schema/locales/*/errors.json',
    '../../../../schema/locales/*/done.json',
  ],
  { import: 'default' },
);

/** While developing: words from their source, where a change shows at once. */
export async function sourceWords(language: string, namespace: string): Promise<Words> {
  const folder = `../../../../schema/locales/${language}`;
  const file = files[`${folder}/h5/${namespace}.json`] ?? files[`${folder}/${namespace}.json`];
  return file ? file() : {};
}
