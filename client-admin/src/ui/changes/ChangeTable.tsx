import type { AuditChangeFragment } from './changes.generated';
import { StaffPicture } from '../StaffPicture';
import styles from './ChangeTable.module.css';
import { useChangeWords } from './useChangeWords';

/** Each field of a change: before and after. */
export function ChangeTable({ changes }: { readonly changes: readonly AuditChangeFragment[] }) {
  const words = useChangeWords();
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((name) => (
            <th key={name} scope="col">
              {words.label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{words.field(change)}</th>
            <Value change={change} side="before" changes={changes} />
            <Value change={change} side="after" changes={changes} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  readonly change: AuditChangeFragment;
  readonly side: 'before' | 'after';
  /** All that stand in the table: some figures are read by what stands beside them. */
  readonly changes: readonly AuditChangeFragment[];
}

/** A picture is shown as it is: whoever confirms it looks at both. */
function Value({ change, side, changes }: ValueProps) {
  const words = useChangeWords();
  const value = change[side];
  return (
    <td>
      {change.shows === 'PICTURE' && value !== null ? (
        <StaffPicture hash={value} alt={words.field(change)} />
      ) : (
        words.value(change, side, changes)
      )}
    </td>
  );
}
