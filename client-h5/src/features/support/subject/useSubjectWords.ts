import { paths } from '../../../../../schema/routes';
import { useWords } from '../../../lib/useWords';
import type { TalkFieldsFragment } from '../support.generated';

type Subject = NonNullable<TalkFieldsFragment['subject']>;

/** Screens of one's own; what has none stands in its conversation alone. */
const places: Readonly<Partial<Record<Subject['kind'], (id: string) => string>>> = {
  RECHARGE: paths.rechargeRecord,
  WITHDRAWAL: paths.withdrawal,
  ORDER: paths.order,
  HOLDING: paths.myProject,
  PASSWORD_REQUEST: () => paths.help,
  INFO_CHANGE: () => paths.help,
  VERIFICATION: () => paths.verification,
  REWARD_CLAIM: () => paths.invite,
};

/** What a conversation is about, by its kind, number and stage, and where it stands; an appeal is its own conversation. */
export function useSubjectWords() {
  const { t } = useWords('support');
  return (subject: Subject | null | undefined) => {
    if (!subject || subject.kind === 'APPEAL') return null;
    const { kind, id, number, stage } = subject;
    const name = [t(`chat.subject.${kind}`), number].filter(Boolean).join(' ');
    const words = [name, stage && t(`chat.stage.${stage}`)].filter(Boolean).join(' · ');
    return { words, to: places[kind]?.(id) ?? null };
  };
}
