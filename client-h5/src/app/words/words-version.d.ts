/** Of the words that were built with this program; set by `vite.config.ts`. */
declare const WORDS_VERSION: string;
