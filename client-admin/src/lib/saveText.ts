/** Gives the browser a file to save under this name, byte for byte as it came. */
export function saveText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1_000);
}
