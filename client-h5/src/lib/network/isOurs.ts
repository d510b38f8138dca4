/** Whether our own server answered. It numbers each of its answers; what stands in its way does not. */
export const isOurs = ({ headers }: Response): boolean => headers.has('x-request-id');
