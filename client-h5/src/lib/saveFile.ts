/** Gives the browser a file to save under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1_000);
}

/** A file of one JSON object, byte for byte as it came. */
export const saveJson = (text: string, name: string): void => {
  saveFile(new Blob([text], { type: 'application/json' }), name);
};
