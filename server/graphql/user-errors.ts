import { Field, InterfaceType, ObjectType } from 'type-graphql';
import { errorCodes, type ErrorCode } from '../../schema/errors';
import type { Context } from '../platform/context';
import { isRefusal, type DomainError } from '../platform/domain-error';
import { sayRefusal, sayTriesLeft } from '../platform/text/refusal-words';
import { graphqlEnum } from './enums';

const ErrorCodeEnum = graphqlEnum('ErrorCode', errorCodes, 'Every refusal there is.');

@ObjectType({ description: 'One figure of a refusal.', simpleResolvers: true })
export class Figure {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'Why a mutation was refused.', simpleResolvers: true })
export class UserError {
  @Field(() => ErrorCodeEnum)
  code!: ErrorCode;

  @Field(() => String, { description: 'For the person, in the language of the request.' })
  message!: string;

  @Field(() => [String], { nullable: true, description: 'Path to the input field at fault.' })
  field!: string[] | null;

  @Field(() => [Figure], { description: 'The figures the message is made of.' })
  figures!: Figure[];
}

@InterfaceType({
  description:
    'What every mutation returns. On a refusal the other fields are null, unless they say otherwise.',
})
export abstract class Payload {
  @Field(() => [UserError])
  userErrors!: UserError[];
}

interface Attempted<T> {
  readonly value: T | null;
  readonly userErrors: UserError[];
}

/** Runs a domain function. A refusal becomes data; anything else stays an exception. */
export async function attempt<T>(ctx: Context, run: () => T | Promise<T>): Promise<Attempted<T>> {
  try {
    return { value: await run(), userErrors: [] };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { value: null, userErrors: [toUserError(ctx, error)] };
  }
}

/** What is shown now, where an act was refused because it is not what was shown before; null for every other refusal. */
export const newTerms = async <T>(
  ctx: Context,
  errors: readonly UserError[],
  show: (ctx: Context) => Promise<T>,
): Promise<T | null> =>
  errors.some(({ code }) => code === 'CHANGED_MEANWHILE') ? show(ctx) : null;

/** A refusal in the language of the request. */
export function toUserError({ locale }: Pick<Context, 'locale'>, error: DomainError): UserError {
  const { code, field } = error;
  const figures = Object.entries(error.figures).map(([name, value]) => ({ name, value }));
  const path = field ? ['input', field] : null;
  const words = [sayRefusal(locale, error), sayTriesLeft(locale, error.triesLeft)];
  const message = words.filter((one) => one !== null).join(' · ');
  return { code, message, figures, field: path };
}
