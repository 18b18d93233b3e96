import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { signedIn } from '../../support/signed-in.ts';

const reading = `GET /api/events/mine/${eventId}`;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it.each([
  ['while it is played', -30, 30, ['Happening now'], ['This event is over']],
  ['once it ended', -90, -30, ['This event is over'], ['Happening now']],
])('says of an event %s how it stands', async (_, begins, ends, said, unsaid) => {
  const event = anEvent({ startsAt: inMinutes(begins), endsAt: inMinutes(ends) });
  const seen = eventAnswers(true)[reading] as object;
  await openApp(`/discover/events/${eventId}`, { ...signedIn(), [reading]: { ...seen, event } });
  for (const words of said) expect(await screen.findByText(words)).toBeTruthy();
  for (const words of unsaid) expect(screen.queryByText(words)).toBeNull();
});
