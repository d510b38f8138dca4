import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../../../schema/limits';
import { formatMoney, money } from '../../../../../schema/money';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import { useAct } from '../../../ui/useAct';
import { projectActions } from '../projectActions';
import { draftFaults } from './draftFaults';
import { textFaults } from './draftTexts';
import type { ProjectDraft } from './projectDraft';

const words = 'resources.projects.edit';

/** What the server refuses, each in words, by the server's names. */
export function useFaults(draft: ProjectDraft) {
  const translate = useTranslate();
  const format = useFormat();
  const usd = (cents: bigint): string =>
    format.money({ amount: formatMoney(money('USD', cents)), asset: 'USD' }, { code: true });
  const figures = draftFaults(draft);
  const texts = textFaults(draft);
  const bounds = {
    days: format.count(limits.projectDaysMax),
    holding: usd(limits.holdingAmountMax),
    capacity: usd(limits.projectCapacityMax),
  };
  const keyOf = (field: string): string =>
    field === 'max' && draft.withTopUp ? 'maxWithTopUp' : field.replaceAll('.', '_');
  return {
    count: figures.size + texts.size,
    of: (field: string): string | undefined => {
      const text = texts.get(field);
      if (text !== undefined)
        return translate(`${words}.wrong.${text.kind}`, { words: text.words });
      if (!figures.has(field)) return undefined;
      return translate(`${words}.wrong.${keyOf(field)}`, bounds);
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
