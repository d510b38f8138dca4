import { useTranslate } from 'react-admin';
import { ListColumn, ListTable } from '../../ui/list/ListTable';
import { TimeText } from '../../ui/TimeText';
import type { UserNotesQuery } from './userNotes.generated';

type Note = UserNotesQuery['userNotes']['items'][number];

const Column = ListColumn<Note>;

/** Who wrote what, when. */
export function UserNoteTable() {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.userNotes.fields.${name}`);
  return (
    <ListTable<Note> rowClick={false}>
      <Column label={label('at')} render={({ at }) => <TimeText at={at} />} />
      <Column label={label('by')} render={({ by }) => by.name} />
      <Column
        label={label('note')}
        render={({ note }) => (
          <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</span>
        )}
      />
    </ListTable>
  );
}
