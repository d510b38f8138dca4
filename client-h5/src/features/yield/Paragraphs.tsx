/** A text of the terms as it is meant: each of its lines by itself. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split('\n')
    .map((paragraph, at) => <p key={`${String(at)} ${paragraph}`}>{paragraph}</p>);
}
