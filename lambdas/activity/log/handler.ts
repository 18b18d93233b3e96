import { notes } from '#shared/activity/notes.ts';
import { listen, on } from '../listen.ts';
import { table } from '../table.ts';
import { createActivityKeeper } from './keep-activity.ts';

const keep = createActivityKeeper(table());

export const handler = listen(...notes.map((note) => on(note.type, (message) => keep(note, message))));
