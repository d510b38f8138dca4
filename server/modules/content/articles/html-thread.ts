import { answerAsked } from '../../../platform/threads/answer-asked';
import { htmlCleaner } from './html-cleaner';

/** Runs in a thread of its own: `clean-html.ts` asks it. */
answerAsked(htmlCleaner(() => import('isomorphic-dompurify')));
