import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { createAttendanceStore } from '../../attendance/store.ts';
import { connectSeries } from '../connect.ts';
import { dropStanding } from './drop-standing.ts';

const by = { ...connectSeries(table()), attendance: createAttendanceStore(table()) };

/** Ends a player's standing RSVP to a series after two no-shows in a row. */
export const handler = listen(
  on(noShowMarked, ({ data }, now) => dropStanding(data, by, now)),
  on(noShowSettled, ({ data }, now) => dropStanding(data, by, now)),
);
