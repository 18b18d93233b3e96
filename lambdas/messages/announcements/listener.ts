import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createTellPlayer } from '#lambdas/events/ports/announcements/tell-player.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { announcementSent } from '#shared/messages/announcements/messages.ts';
import { connectRelays } from '../replies/connect-relays.ts';
import { createAnnouncementStore } from './store.ts';
import { tellAnnounced } from './tell-announced.ts';
import { createThings } from './things.ts';

const delivery = connectDelivery();
const parts = {
  announcements: createAnnouncementStore(table()),
  things: createThings(table()),
  dependants: createDependantReader(table()),
  accounts: createAccountReader(table()),
  tellPlayer: createTellPlayer(table(), delivery),
  relays: connectRelays(),
  origin: delivery.origin,
};

/** Delivers announcements. */
export const handler = listen(on(announcementSent, (message, now) => tellAnnounced(message, parts, now)));
