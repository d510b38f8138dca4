import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { May } from '../../../graphql/may';
import { toList } from '../../../graphql/page';
import { attempt } from '../../../graphql/user-errors';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readPage } from '../../../platform/page';
import { idOrNone } from '../../../platform/text/read-money';
import { marketVersions } from '../desk/market-versions';
import { calendarById, calendars } from '../hours/calendars';
import { comingDays } from '../hours/coming-days';
import { editCalendar } from '../desk/edit-calendar';
import { readHours } from '../hours/read-hours';
import {
  AdminCalendarPayload,
  CalendarEditInput,
  CalendarHoursInput,
  CalendarPreviewPayload,
} from './calendar-edit.types';
import { AdminCalendarList, AdminCalendarType } from './calendar.types';
import { MarketVersionList } from './market-desk.types';
import { showCalendar, showComingDay } from './show-calendar';
import { showMarketVersion, type DeskContext } from './show-instrument';

const WHOLE = { endCursor: null, hasNext: false };

@Resolver()
export class CalendarResolver {
  @May('market.read')
  @Query(() => AdminCalendarList, { description: 'The hours of all markets.' })
  async calendars(@Ctx() ctx: Context) {
    const found = await calendars(ctx);
    return { items: await Promise.all(found.map((one) => showCalendar(ctx, one))), info: WHOLE };
  }

  @May('market.read')
  @Query(() => AdminCalendarType, { nullable: true, description: 'The hours of one market.' })
  async calendar(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    const found = await calendarById(ctx, id);
    return found && showCalendar(ctx, found);
  }

  @May('market.read')
  @Query(() => MarketVersionList, { description: 'What was changed of it, newest first.' })
  async calendarVersions(
    @Ctx() ctx: DeskContext,
    @Arg('id', () => ID) id: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ) {
    const page = readPage(first, after);
    const wanted = { of: 'calendar', id: idOrNone(id) ?? '0' } as const;
    const { items, info } = toList(
      await marketVersions(ctx, { ...wanted, ...page }),
      page,
      (one) => one.id,
    );
    return { items: await Promise.all(items.map((one) => showMarketVersion(ctx, one))), info };
  }

  @May('market.read')
  @Query(() => CalendarPreviewPayload, {
    description: 'The next 14 days of a market as they would be by these hours. Nothing is saved.',
  })
  async calendarPreview(
    @Ctx() ctx: Context,
    @Arg('input', () => CalendarHoursInput) input: CalendarHoursInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      const draft = readHours(input);
      const calendar = await calendarById(ctx, input.id);
      return comingDays(ctx, calendar ?? refuse('PARAM_INVALID', { field: 'id' }, 'id'), draft);
    });
    return { days: value?.map(showComingDay) ?? null, userErrors };
  }

  @May('market.write')
  @Mutation(() => AdminCalendarPayload, {
    description: 'Gives a market another week and other holidays, at once.',
  })
  async calendarEdit(
    @Ctx() ctx: Context,
    @Arg('input', () => CalendarEditInput) { id, version, ...asked }: CalendarEditInput,
  ) {
    const { value, userErrors } = await attempt(ctx, async () => {
      await editCalendar(ctx, { ...asked, calendarId: id, seen: version });
      return calendarById(ctx, id);
    });
    return { calendar: value && (await showCalendar(ctx, value)), userErrors };
  }
}
