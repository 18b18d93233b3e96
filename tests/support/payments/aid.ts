import { aPerson } from '../accounts/people.ts';
import { aSellingHost, checkoutApi, twelveByCard } from '../events/checkout.ts';
import { eventDetails, eventsApi } from '../events/events.ts';
import { aTeam } from '../teams/teams.ts';
import { teamDiscountsApi } from './discounts.ts';

export const note = 'I lost my job in May.';

/** An event that costs $12 by card and that a community hosts, and a player who can ask to pay less. */
export async function anAidEvent(differences: object = {}) {
  const { teamId, owner } = await aTeam();
  await aSellingHost(owner);
  const details = eventDetails({ ...twelveByCard, hostingTeam: teamId, ...differences });
  const { eventId, title } = await eventsApi.signedInAs(owner).scheduleEvent(details);
  const player = await aPerson();
  const mine = checkoutApi.signedInAs(player);
  const key = { teamId, subjectId: eventId, userId: player.userId };
  const treasury = teamDiscountsApi.signedInAs(owner);
  return {
    teamId,
    owner,
    eventId,
    title,
    player,
    mine,
    treasury,
    ask: (said = note) => mine.askForEventAid({ eventId, note: said }),
    grant: (percent: number) => treasury.answerAidRequest({ ...key, answer: { kind: 'grant', percent } }),
    decline: () => treasury.answerAidRequest({ ...key, answer: { kind: 'decline' } }),
    standing: async () => (await mine.getEventQuote({ eventId })).aid,
    requests: async () => (await treasury.listAidRequests({ teamId })).requests,
  };
}
