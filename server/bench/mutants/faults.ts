import { bankLineFaults } from './bank-lines.faults';
import { clientConsoleFaults } from './clients/clients-console.faults';
import { clientQueueFaults } from './clients/clients-queue.faults';
import { clientRechargeFaults } from './clients/clients-recharge.faults';
import { clientResultFaults } from './clients/clients-result.faults';
import { clientReviewFaults } from './clients/clients-review.faults';
import { clientScreensFaults } from './clients/clients-screens.faults';
import { clientSendingFaults } from './clients/clients-sending.faults';
import { clientTicketFaults } from './clients/clients-ticket.faults';
import { clientWordsFaults } from './clients/clients-words.faults';
import { databaseFaults } from './database.faults';
import { documentFaults } from './ways-in/documents.faults';
import type { Fault } from './fault';
import { feedFaults } from './feed.faults';
import { fileFaults } from './ways-in/files.faults';
import { gatheredFaults } from './gathered.faults';
import { headerFaults } from './ways-in/headers.faults';
import { inputFaults } from './ways-in/inputs.faults';
import { legacyAnswerFaults } from './legacy-answers.faults';
import { legacyFaults } from './lists-and-legacy.faults';
import { logFaults } from './logs.faults';
import { orderBoundFaults } from './order-bounds.faults';
import { orderListFaults } from './order-lists.faults';
import { pictureFaults } from './ways-in/pictures.faults';
import { socketEndFaults } from './ways-in/socket-ends.faults';
import { socketFaults } from './ways-in/sockets.faults';
import { requestCheckFaults } from './request-checks.faults';
import { reviewFaults } from './reviews.faults';
import { standingFaults } from './standing/standing.faults';
import { standingLiveFaults } from './standing/standing-live.faults';
import { standingSecretFaults } from './standing/standing-secrets.faults';
import { standingSessionFaults } from './standing/standing-sessions.faults';
import { textFaults } from './text.faults';
import { throttleFaults } from './throttle.faults';
import { tradingFaults } from './trading.faults';
import { waysInFaults } from './ways-in/ways-in.faults';

/** All of them. Each takes one protection away. */
export const faults: readonly Fault[] = [
  ...databaseFaults,
  ...gatheredFaults,
  ...fileFaults,
  ...throttleFaults,
  ...tradingFaults,
  ...textFaults,
  ...inputFaults,
  ...feedFaults,
  ...legacyFaults,
  ...legacyAnswerFaults,
  ...logFaults,
  ...orderBoundFaults,
  ...orderListFaults,
  ...documentFaults,
  ...headerFaults,
  ...pictureFaults,
  ...socketEndFaults,
  ...socketFaults,
  ...bankLineFaults,
  ...requestCheckFaults,
  ...reviewFaults,
  ...standingFaults,
  ...standingLiveFaults,
  ...standingSecretFaults,
  ...standingSessionFaults,
  ...waysInFaults,
  ...clientTicketFaults,
  ...clientReviewFaults,
  ...clientResultFaults,
  ...clientRechargeFaults,
  ...clientWordsFaults,
  ...clientConsoleFaults,
  ...clientQueueFaults,
  ...clientScreensFaults,
  ...clientSendingFaults,
];

/** Ten for each day, all of them in turn. */
export function faultsOfDay(day: Date, count = 10): readonly Fault[] {
  const start = Math.floor(day.getTime() / 86_400_000) * count;
  return Array.from({ length: Math.min(count, faults.length) }, (_, n) => {
    const fault = faults[(start + n) % faults.length];
    if (!fault) throw new Error('there are no faults');
    return fault;
  });
}
