import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../../../schema/limits';
import { useActions } from '../../../lib/useActions';
import { useAct } from '../../../ui/useAct';
import { projectActions } from '../projectActions';
import { draftFaults } from './draftFaults';
import { textFaults } from './draftTexts';
import type { ProjectDraft } from './projectDraft';

const words = 'resources.projects.edit';

/** What the server refuses, each in words, by the server's names. */
export function useFaults(draft: ProjectDraft) {
  const translate = useTranslate();
  const figures = draftFaults(draft);
  const texts = textFaults(draft);
  const bounds = {
    days: String(limits.projectDaysMax),
    holding: String(limits.holdingAmountMax / 100n),
    capacity: String(limits.projectCapacityMax / 100n),
  };
  return {
    count: figures.size + texts.size,
    of: (field: string): string | undefined => {
      const text = texts.get(field);
      if (text !== undefined)
        return translate(`${words}.wrong.${text.kind}`, { words: text.words });
      const key = field.replaceAll('.', '_');
      return figures.has(field) ? translate(`${words}.wrong.${key}`, bounds) : undefined;
    },
  };
}

/** Proposes once, then goes where another administrator confirms it. */
export function usePropose() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { propose } = useActions('projects', projectActions);
  return useAct({
    run: propose,
    onDone: () => {
      notify('resources.projects.proposed', { type: 'success' });
      void navigate('/proposals');
    },
  });
}
