import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { entryChanged, linkChanged } from '#shared/discovery/messages.ts';
import { listingChanged } from '#shared/events/messages.ts';
import { drawShareImage } from './draw.ts';
import { keepPreview } from './keep-preview.ts';
import { ofCity, ofEntry, ofEvent, ofLink, type SharedThing } from './shared-thing.ts';
import { createLinkPreviewStore } from './store.ts';

const teams = createTeamReader(table());
const keeping = {
  previews: createLinkPreviewStore(table()),
  objects: createObjects(),
  draw: drawShareImage,
};
const keep = (thing: SharedThing, now: Date) => keepPreview(thing, keeping, now);

/** Draws what the previews of links show of public events and their cities, teams, seasons, tournaments and places. */
export const handler = listen(
  on(listingChanged, async ({ data }, now) => {
    await keep(ofEvent(data), now);
    const city = ofCity(data);
    if (city) await keep(city, now);
  }),
  on(linkChanged, ({ data }, now) => keep(ofLink(data), now)),
  on(entryChanged, async ({ data }, now) => {
    if (data.kind !== 'team' || !data.shown) return keep(ofEntry(data), now);
    const team = await teams.find(data.refId);
    // Of another version the next message tells.
    if (team?.version === data.version) await keep(ofEntry(data, team), now);
  }),
);
