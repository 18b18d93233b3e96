import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { kindOf } from '#shared/messages/announcements/about.ts';
import type { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { paceAt } from '#shared/messages/announcements/pace.ts';
import { peopleOf, type ReachParts, reachOf } from '../readers.ts';
import type { AnnouncementStore } from '../store.ts';
import { scopeOf, type Things, thingToAnnounce } from '../things.ts';

type Operations = (typeof announcementsContract)['operations'];

interface Parts extends ReachParts {
  readonly things: Things;
  readonly announcements: Pick<AnnouncementStore, 'send' | 'sent'>;
}

/** The audience of an announcement by a person. */
async function audienceOf(aboutId: string, asked: readonly string[] | undefined, caller: Caller, parts: Parts) {
  const { userId: authorId } = actorOf(caller);
  const { thing, right, choosesOne } = await thingToAnnounce(aboutId, authorId, parts.things, caller.now);
  const audience = asked ?? thing.groups.slice(0, 1).map(({ key }) => key);
  const personIds = peopleOf(thing.groups, audience);
  if (!personIds || (choosesOne && audience.length > 1)) throw new Problem('announcement.groupGone');
  const { unreachedNames, ...reach } = await reachOf({ personIds, authorId, names: thing.names }, parts, caller.now);
  return {
    thing,
    right,
    choosesOne,
    audience,
    authorId,
    unreachedNames,
    reach,
    scope: scopeOf(aboutId, audience, right),
  };
}

export async function getAnnouncementReach(
  { aboutId, audience: asked }: Parsed<Operations['getAnnouncementReach']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['getAnnouncementReach']>> {
  const found = await audienceOf(aboutId, asked, caller, parts);
  const { thing, right, choosesOne, audience, authorId, unreachedNames, reach, scope } = found;
  const sent = await parts.announcements.sent(scope, caller.now);
  return {
    kind: kindOf(aboutId),
    name: thing.name,
    ...(thing.timeZone && { timeZone: thing.timeZone }),
    groups: thing.groups.map(({ key, kind, name, personIds }) => ({
      ...{ key, kind, people: personIds.filter((personId) => personId !== authorId).length },
      ...(name && { name }),
    })),
    choosesOne,
    chosen: { ...reach, audience: [...audience], unreachedNames: [...unreachedNames] },
    ...(right.invites && thing.teamId && { invitesTo: thing.teamId }),
    ...paceAt(sent, caller.now),
  };
}

export async function sendAnnouncement(
  { aboutId, audience, title, message, urgentReason }: Parsed<Operations['sendAnnouncement']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['sendAnnouncement']>> {
  const { reach, scope, authorId } = await audienceOf(aboutId, audience, caller, parts);
  if (reach.people === 0) throw new Problem('announcement.noRecipients');
  const said = {
    announcementId: caller.newId('announcement'),
    ...{ title, message, reach },
    ...(urgentReason && { urgentReason }),
    sentAt: caller.now.toISOString(),
  };
  const sent = await parts.announcements.send({ ...said, ...scope, aboutId, audience, authorId }, caller.now);
  if (sent === 'tooMany') throw new Problem('announcement.tooMany');
  return { announcement: { ...said, authorName: nameOf(caller.account, caller.now) }, ...paceAt(sent, caller.now) };
}
