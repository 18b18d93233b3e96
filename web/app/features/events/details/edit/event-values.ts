import type * as z from 'zod';
import { events } from '#shared/events/contract.ts';
import type { CheckedForm } from '#web/app/forms/use-checked-form.ts';

/** What the form of an event asks: scheduling and editing share it; whether it repeats is asked only at first. */
export const EventFields = events.operations.scheduleEvent.input;

export type EventValues = z.input<typeof EventFields>;
export type EventFormState = CheckedForm<EventValues>;
/** For the fields of the form. */
export type EventControl = Pick<EventFormState, 'control'>;
