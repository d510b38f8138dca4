import {
  DataTable,
  type DataTableColumnProps,
  type DataTableProps,
  type RaRecord,
} from 'react-admin';
import styles from './ListTable.module.css';

interface ColumnProps<Row extends RaRecord<string>> extends DataTableColumnProps<Row> {
  readonly label: string;
}

/** A column whose label stands in the head, and beside its value where the table is narrow. */
export const ListColumn = <Row extends RaRecord<string>>(props: ColumnProps<Row>) => (
  <DataTable.Col<Row> {...props} data-label={props.label} />
);

/** Rows of a list. Where they do not fit beside each other, a row's values stand in lines, each with its label. */
export const ListTable = <Row extends RaRecord<string>>({
  children,
  ...own
}: Pick<DataTableProps<Row>, 'children' | 'rowClick' | 'expand'>) => (
  <DataTable<Row> bulkActionButtons={false} className={styles.table ?? ''} {...own}>
    {children}
  </DataTable>
);
