/** How far a provider's clock is ahead of this one, from one question: by half of the way there and back. */
export function leadOf(askedAt: number, answeredAt: number, theirs: number): number {
  return Math.round(theirs - (askedAt + answeredAt) / 2);
}
