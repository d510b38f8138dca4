/** A link opens once and within a minute: the picture is fetched at once, and kept while it is looked at. */
export async function pictureAt(link: string): Promise<string> {
  const answer = await fetch(link);
  if (!answer.ok) throw new Error('the picture did not open');
  return URL.createObjectURL(await answer.blob());
}
