import { noteDate } from '../time/serverClock';
import { doubt, heard } from './connection';
import { isOurs } from './isOurs';

/** The same answer; the connection hears of it, or that none came. */
export async function told(asked: Promise<Response>): Promise<Response> {
  const sentAt = Date.now();
  try {
    const answer = await asked;
    if (isOurs(answer)) {
      noteDate(answer, sentAt);
      heard();
    }
    return answer;
  } catch (error) {
    // Who gave up waiting for it says nothing of the network.
    if ((error as Error).name !== 'AbortError') void doubt();
    throw error;
  }
}
