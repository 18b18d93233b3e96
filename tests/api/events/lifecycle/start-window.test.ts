import { expect, it } from 'vitest';
import { tooFarAhead } from '#shared/start-window.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

const in2099 = { localStart: '2099-06-01T18:00' };
const refused = { code: 'request.invalid', fields: { localStart: tooFarAhead } };

it('refuses to schedule an event in 2099 and to move one there, at the field', async () => {
  const { event, host } = await anEvent();
  const { eventId, version } = event;
  await expect(anEvent(in2099)).rejects.toMatchObject(refused);
  const move = eventsApi.signedInAs(host).changeEvent({ ...eventDetails(in2099), eventId, version });
  await expect(move).rejects.toMatchObject(refused);
});

it('goes by the clock of the product', async () => {
  const inThreeYears = new Date(product.clock.now().getTime() + 3 * 365 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const late = { localStart: `${inThreeYears}T18:00` };
  await expect(anEvent(late)).rejects.toMatchObject(refused);
  product.clock.forwardMinutes(400 * 24 * 60);
  await expect(anEvent(late)).resolves.toMatchObject({ event: late });
  product.clock.reset();
});
