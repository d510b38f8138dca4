import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { limits } from '../../../../schema/limits';
import { Refused } from '../../lib/refused';
import { stated, useFilter } from '../../ui/list/useFilter';
import { PinnedViews } from './PinnedViews';
import { useQueue, type QueueView, type QueueViews as Views } from '../queue';
import { sameFilter } from './sameFilter';

/** The views of this person, and what changes them. */
function useViews(views: Views) {
  const { resource } = useQueue();
  const queries = useQueryClient();
  const notify = useNotify();
  const queryKey = [resource, 'views'];
  const { data = [] } = useQuery({ queryKey, queryFn: views.list });
  const change = useMutation({
    mutationFn: (run: () => Promise<readonly QueueView[]>) => run(),
    onSuccess: (fresh) => queries.setQueryData(queryKey, fresh),
    onError: (error) => {
      notify(error instanceof Refused ? error.message : 'common.notDone', { type: 'warning' });
    },
  });
  return {
    all: data,
    save: (name: string, filter: Readonly<Record<string, string>>) => {
      change.mutate(() => views.save(name, filter));
    },
    drop: (id: string) => {
      change.mutate(() => views.drop(id));
    },
  };
}

/** The name under which the filter on the screen is kept. */
function SaveForm({ onSave }: { readonly onSave: (name: string) => void }) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const label = translate('queue.view.name');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <form className="field" aria-label={translate('queue.view.save')} onSubmit={submit}>
      <input
        autoFocus
        aria-label={label}
        placeholder={label}
        maxLength={limits.queueViewNameLengthMax}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
        }}
      />
    </form>
  );
}

interface ChooseProps {
  readonly all: readonly QueueView[];
  readonly current: QueueView | undefined;
}

function ChooseView({ all, current }: ChooseProps) {
  const title = useTranslate()('queue.view.title');
  const { setFilters } = useListContext();
  if (all.length === 0) return null;
  return (
    <span className="field">
      <select
        aria-label={title}
        value={current?.id ?? ''}
        onChange={({ target }) => {
          const chosen = all.find(({ id }) => id === target.value);
          if (chosen) setFilters({ ...chosen.filter });
        }}
      >
        <option value="">{title}</option>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Filters under a name: chosen again by it, kept on the server, this person's alone. */
export function QueueViews({ views }: { readonly views: Views }) {
  const translate = useTranslate();
  const filter = stated(useFilter().values);
  const { all, save, drop } = useViews(views);
  const [naming, setNaming] = useState(false);
  const current = all.find((view) => sameFilter(view.filter, filter));
  return (
    <>
      <PinnedViews />
      <ChooseView all={all} current={current} />
      {current ? (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('queue.view.drop', { name: current.name })}
          onClick={() => {
            drop(current.id);
          }}
        >
          <Trash2 size={16} aria-hidden />
        </button>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={translate('queue.view.save')}
          aria-expanded={naming}
          onClick={() => {
            setNaming(!naming);
          }}
        >
          <BookmarkPlus size={16} aria-hidden />
        </button>
      )}
      {naming && !current && (
        <SaveForm
          onSave={(name) => {
            save(name, filter);
            setNaming(false);
          }}
        />
      )}
    </>
  );
}
