/** The hash belongs to the router, so it cannot lead to a part of a page. */
export function scrollTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
}
