import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { notes } from '#shared/activity/notes.ts';
import { createActivityRecorder } from './keep-activity.ts';

const keep = createActivityRecorder(table());

/** Keeps an activity record of every fact that is a change of state. */
export const handler = listen(...notes.map((note) => on(note.type, (message) => keep(note, message))));
