import type { OrderFieldsFragment, InstrumentQuery } from './trading.generated';

export type Order = OrderFieldsFragment;
export type Instrument = NonNullable<InstrumentQuery['instrument']>;
export type Terms = Instrument['terms'][number];
