/** The hash belongs to the router, so parts of a page are reached by hand. */
export function scrollTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
}
