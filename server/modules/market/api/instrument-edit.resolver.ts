import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { readMoney } from '../../../platform/text/read-money';
import { fromTexts } from '../../recharges/api/channel-admin.types';
import { prohibitInstrument } from '../desk/prohibit-instrument';
import { putInstrument } from '../desk/put-instrument';
import { setTerms } from '../desk/set-terms';
import {
  AdminInstrumentPayload,
  InstrumentAddInput,
  InstrumentEditInput,
  InstrumentProhibitInput,
} from './instrument-edit.types';
import { instrumentAfter, type DeskContext } from './show-instrument';
import { TermsSetInput } from './terms-set.types';

const textsOf = ({ names, descriptions }: InstrumentAddInput | InstrumentEditInput) => ({
  names: fromTexts(names),
  descriptions: fromTexts(descriptions),
});

@Resolver()
export class InstrumentEditResolver {
  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, { description: 'Adds an instrument.' })
  instrumentAdd(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => InstrumentAddInput) input: InstrumentAddInput,
  ) {
    const { quoted, picture = null, ...asked } = input;
    const facts = { ...asked, ...textsOf(input), picture, listed: false };
    return instrumentAfter(ctx, () =>
      putInstrument(ctx, { ...facts, id: null, quoted, seen: '0' }),
    );
  }

  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, {
    description: 'Changes what an instrument is called, described and shown as, at once.',
  })
  instrumentEdit(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => InstrumentEditInput) input: InstrumentEditInput,
  ) {
    const { version, picture = null, ...asked } = input;
    const facts = { ...asked, ...textsOf(input), picture };
    return instrumentAfter(ctx, () =>
      putInstrument(ctx, { ...facts, quoted: null, seen: version }),
    );
  }

  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, {
    description: 'Prohibits trading in an instrument, at once. Contracts that run are settled.',
  })
  instrumentProhibit(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => InstrumentProhibitInput) input: InstrumentProhibitInput,
  ) {
    return prohibited(ctx, input, true);
  }

  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, { description: 'Releases a prohibited instrument.' })
  instrumentRelease(
    @Ctx() ctx: DeskContext,
    @Arg('input', () => InstrumentProhibitInput) input: InstrumentProhibitInput,
  ) {
    return prohibited(ctx, input, false);
  }

  @May('market.write')
  @Mutation(() => AdminInstrumentPayload, {
    description: 'Offers other terms from the next order on. Contracts that run keep theirs.',
  })
  termsSet(@Ctx() ctx: DeskContext, @Arg('input', () => TermsSetInput) input: TermsSetInput) {
    const { terms, version, ...asked } = input;
    return instrumentAfter(ctx, async () => {
      const offered = terms.map(({ min, max, ...same }) => ({
        ...same,
        min: readMoney('USD', min, `terms.${String(same.seconds)}.min`).minor,
        max: readMoney('USD', max, `terms.${String(same.seconds)}.max`).minor,
      }));
      await setTerms(ctx, { ...asked, terms: offered, seen: version });
      return asked.instrumentId;
    });
  }
}

function prohibited(ctx: DeskContext, input: InstrumentProhibitInput, prohibit: boolean) {
  return instrumentAfter(ctx, async () => {
    await prohibitInstrument(ctx, { ...input, prohibit });
    return input.instrumentId;
  });
}
