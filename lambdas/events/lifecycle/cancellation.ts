import { Problem } from '#shared/contract/errors.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { callingOff } from './cancellation-facts.ts';

/**
 * Calls an event off. A draft was never announced, so there is nothing to call off.
 * @throws {Problem} event.notEditable
 */
export function cancellation(before: StoredEvent, cancelled: NonNullable<StoredEvent['cancelled']>, now: Date) {
  if (before.status === 'draft' || !canEdit(before, now)) throw new Problem('event.notEditable');
  return callingOff(cancelled);
}
