/** The version a user agrees to; a new text gets a new one. The words are in `schema/locales`. */
export const AGREEMENT_VERSION = '2026-11';
