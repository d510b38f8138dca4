/** The path by which everybody sees a picture of a published article; it never means another one. */
export const picturePath = (hash: string): string => `/files/c/${hash}.webp`;
