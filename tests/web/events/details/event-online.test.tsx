import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { eventAnswers, eventId } from '../../support/events/events.ts';
import { signedIn } from '../../support/signed-in.ts';

const onlineUrl = 'https://meet.rovers.example/room/7';
const reading = `GET /api/events/mine/${eventId}`;
const view = eventAnswers(true)[reading] as { event: object };
const online = { ...view, event: { ...view.event, isOnline: true } };
const answers = () => ({ ...signedIn(), [reading]: { ...online, onlineUrl } });
const addressIsTold = 'Online event. You get the link once you’re in.';

it('leads who is in to where the event is held online', async () => {
  await openApp(`/evt/${eventId}`, answers());
  const link = await screen.findByRole('link', { name: new RegExp(onlineUrl) });
  expect(link.getAttribute('href')).toBe(onlineUrl);
  expect(screen.queryByText(addressIsTold)).toBeNull();
});

it('says who is told the address to whom it is not shown', async () => {
  await openApp(`/evt/${eventId}`, { ...signedIn(), [reading]: online });
  expect(await screen.findByText(addressIsTold)).toBeDefined();
});

it('begins an edit with the online address that is there', async () => {
  await openApp(`/event/${eventId}/edit`, answers());
  const field = await screen.findByLabelText(/^Online link/, {}, { timeout: 30_000 });
  expect((field as HTMLInputElement).value).toBe(onlineUrl);
});
