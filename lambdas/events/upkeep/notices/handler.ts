import { draftEnding } from '#shared/events/upkeep-messages.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { connectTelling } from '../../notices/connect-telling.ts';
import { tellOfEnd } from './tell-of-end.ts';

const by = connectTelling();

export const handler = listen(on(draftEnding, (message, now) => tellOfEnd(message, by, now)));
