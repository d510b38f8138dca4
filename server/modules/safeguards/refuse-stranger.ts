import { violatedConstraint } from '../../platform/context';
import { refuse } from '../../platform/domain-error';

/** The session ended since it was read: nobody else sets these. @throws LOGIN_REQUIRED */
export function refuseStranger(error: unknown): never {
  if (violatedConstraint(error) !== 'safeguard_by_its_user') throw error;
  return refuse('LOGIN_REQUIRED', {});
}
