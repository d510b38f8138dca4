/** Where a page of a list by ids begins: behind this one, or before it. */
export const cursorOf = (id: string): string => btoa(id).replaceAll('=', '');
