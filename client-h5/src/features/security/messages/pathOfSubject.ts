import { paths } from '../../../../../schema/routes';

/** The screen of what a message is about: `recharge/17`. Null where there is none. */
export function pathOfSubject(subject: string | null | undefined): string | null {
  const [kind, id] = subject?.split('/') ?? [];
  if (kind === 'recharge' && id !== undefined) return paths.rechargeRecord(id);
  if (kind === 'holding' && id !== undefined) return paths.myProject(id);
  if (kind === 'help-request') return paths.help;
  return kind === 'verification' ? paths.verification : null;
}
