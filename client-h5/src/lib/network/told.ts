import { doubt, heard } from './connection';
import { isOurs } from './isOurs';

/** The same answer; the connection hears of it, or that none came. */
export async function told(asked: Promise<Response>): Promise<Response> {
  try {
    const answer = await asked;
    if (isOurs(answer)) heard();
    return answer;
  } catch (error) {
    // Who gave up waiting for it says nothing of the network.
    if ((error as Error).name !== 'AbortError') void doubt();
    throw error;
  }
}
