/** A part of the app, its code or its words, that did not come. */
export class ChunkLoadError extends Error {}
