/** An event as searches show it: three seats left, two miles away. */
export const aCard = {
  eventId: `evt_${'0'.repeat(26)}`,
  title: 'Sunday run',
  gameTypeId: 'running',
  startsAt: '2031-07-06T13:00:00.000Z',
  timeZone: 'America/Chicago',
  placeLabel: 'Zilker Park, Austin, TX',
  lat: 30.3,
  lng: -97.7,
  free: 3,
  waiting: 0,
  distanceMiles: 2.3,
};
