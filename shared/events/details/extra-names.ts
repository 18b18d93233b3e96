/** The names of `eventExtras`, for code that does not need what may be said under them. */
const extraNames = [
  'arriveEarlyMinutes',
  'isTimeTbd',
  'remindHoursBefore',
  'rules',
  'weatherPolicy',
  'tags',
  'inclusion',
  'eligibility',
  'guestListVisibility',
  'showCountOnly',
  'eventSlotGroup',
  'bringList',
  'capacityGroups',
  'capacityGroupsBy',
  'price',
  'passPrice',
  'payOutside',
  'ticketTypes',
  'costShare',
  'chargeGuests',
  'feePayer',
  'refundPolicy',
  'refundTiers',
  'refundTo',
  'cover',
  'hostingTeam',
  'hostingSquad',
  'makePublicAfter',
] as const;
export type ExtraName = (typeof extraNames)[number];

/** The same fields, not said. */
export const noExtras = Object.fromEntries(extraNames.map((name) => [name, undefined])) as {
  readonly [Name in ExtraName]: undefined;
};
