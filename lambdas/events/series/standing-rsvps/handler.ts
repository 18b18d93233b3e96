import { noShowMarked, noShowSettled } from '#shared/events/attendance-messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createAttendanceStore } from '../../attendance/store.ts';
import { connectSeries } from '../connect.ts';
import { dropStanding } from './drop-standing.ts';

const by = { ...connectSeries(table()), attendance: createAttendanceStore(table()) };

export const handler = listen(
  on(noShowMarked, ({ data }, now) => dropStanding(data, by, now)),
  on(noShowSettled, ({ data }, now) => dropStanding(data, by, now)),
);
