import { Column, type ColumnOptions } from 'typeorm';

const bigintText = {
  to: (value: bigint | null | undefined) => (value == null ? value : value.toString()),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

/** An amount in the smallest unit of its asset. */
export const MinorUnits = (options: ColumnOptions = {}) =>
  Column({ type: 'bigint', transformer: bigintText, ...options });

/** The database's instant of writing the row. */
export const CreatedAt = (options: ColumnOptions = {}) =>
  Column({ type: 'timestamptz', name: 'created_at', default: () => 'tarn_now()', ...options });
