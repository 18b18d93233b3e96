import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';
import type { EventValues } from './event-values.ts';

const fieldsOf = {
  repeat: ['reoccurringInfo'],
  about: ['description', 'isTimeTbd', 'arriveEarlyMinutes', 'onlineUrl', 'rules', 'weatherPolicy', 'tags'],
  audience: ['inclusion', 'eligibility'],
  joining: [
    ...(Object.keys(usualPolicy) as (keyof typeof usualPolicy)[]),
    'allowLateRsvp',
    'waitlistMax',
    'rsvpOpensHoursBefore',
    'rsvpDeadlineHoursBefore',
    'minimumNeeded',
  ],
  groups: ['capacityGroups'],
  slots: ['eventSlotGroup', 'bringList'],
  reminders: ['remindHoursBefore'],
  seen: ['guestListVisibility', 'showCountOnly', 'makePublicAfter'],
} as const satisfies Readonly<Record<string, readonly (keyof EventValues)[]>>;

export type Group = keyof typeof fieldsOf;

/** What every event says, whether a host decided on it or not. */
const usual: Partial<Record<keyof EventValues, unknown>> = { ...usualPolicy, allowLateRsvp: false };

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** Whether a host decided on something in a group. */
export const isSet = (group: Group, values: EventValues): boolean =>
  fieldsOf[group].some((name) => {
    const value = values[name];
    return !isEmpty(value) && JSON.stringify(value) !== JSON.stringify(usual[name]);
  });

const groupNames = Object.keys(fieldsOf) as Group[];

/** Whether a host decided on anything beyond the first screen. */
export const isAnySet = (values: EventValues): boolean => groupNames.some((group) => isSet(group, values));

/** Whether a message belongs to a field beyond the first screen. */
export const isInGroups = (names: readonly string[]): boolean =>
  groupNames.some((group) => fieldsOf[group].some((name) => names.includes(name)));
