import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { EventId, PersonId } from '../ids.ts';

/** Somebody gave up their seat when the event went ahead with them already. */
export const joinerLeftLate = defineMessage('events.joinerLeftLate', z.object({ eventId: EventId, userId: PersonId }));
