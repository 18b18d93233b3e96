import { listingChanged } from '#shared/events/messages.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { createEventReader } from '../../event-reader.ts';
import { keepDraft } from './keep-draft.ts';

const parts = { events: createEventReader(table()), due: createDueIndex(table()) };

export const handler = listen(on(listingChanged, ({ data }, now) => keepDraft(data, parts, now)));
