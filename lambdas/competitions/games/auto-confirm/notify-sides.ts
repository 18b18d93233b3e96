import type { HostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { FindTeamPeople } from '#lambdas/teams/ports/team-people.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { hostIdsOf } from '#shared/events/hosts/hosting.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';

export interface NotifyParts {
  readonly events: Pick<HostedEvents, 'findWithLine'>;
  readonly squads: Pick<SeasonReader, 'squadsOf'>;
  readonly teamPeople: FindTeamPeople;
  readonly delivery: Delivery;
}

/** Something that was said of a match. */
interface Said {
  readonly game: Game;
  readonly subject: string;
  readonly paragraphs: readonly [string, ...string[]];
  /** The sides that are to hear of it, by entrant. */
  readonly entrantIds: readonly string[];
  /** Who runs the game hears of it as well. */
  readonly tellsManagers?: boolean;
  /** Who said it, and need not be told. */
  readonly by?: string | undefined;
  readonly cause: string;
  readonly causedAt: string;
  /** Of the page where they answer. */
  readonly path: string;
}

interface Claim {
  /** What the match is called. */
  readonly names: string;
  readonly isDisputed: boolean;
  readonly score: string;
}

/** What a captain's word says to the other side, or to all where the sides differ. */
export const claimWords = ({ names, isDisputed, score }: Claim): Pick<Said, 'subject' | 'paragraphs'> =>
  isDisputed
    ? {
        subject: `The score of ${names} is disputed`,
        paragraphs: ['The two sides entered different scores. The organizer decides; until then it doesn’t count.'],
      }
    : {
        subject: `Confirm the score of ${names}`,
        paragraphs: [`The other side entered ${score}. Confirm or dispute it. If you don’t answer, it counts soon.`],
      };

/** Tells those who speak for the sides of a match what was said of it. */
export async function notifySides(said: Said, parts: NotifyParts, now: Date): Promise<void> {
  const { game, subject, paragraphs, cause, causedAt } = said;
  const captains = await captainsOf(game, said.entrantIds, parts);
  const told = said.tellsManagers ? [...captains, ...(await managersOf(game, parts))] : captains;
  const userIds = [...new Set(told)].filter((userId) => userId !== said.by);
  const content = {
    preheader: paragraphs[0],
    heading: subject,
    paragraphs: [...paragraphs],
    action: { label: 'See the game', url: `${parts.delivery.origin}${said.path}` },
    footerLines: [`Sent because you’re part of ${game.name}.`],
  };
  const about = game.eventId && { about: { eventId: game.eventId } };
  const topic = 'eventChange' as const;
  for (const userId of userIds)
    await deliver(
      { cause, causedAt, userId, topic, ...about, tell: () => ({ subject, content }) },
      parts.delivery,
      now,
    );
}

async function captainsOf(game: Game, entrantIds: readonly string[], { squads }: NotifyParts): Promise<string[]> {
  const playing = game.entrants.filter(({ entrantId }) => entrantIds.includes(entrantId));
  const squadIds = playing.flatMap(({ squadId }) => squadId ?? []);
  const led =
    game.seasonId && squadIds.length > 0
      ? (await squads.squadsOf(game.seasonId, game.divisionId)).filter(({ squadId }) => squadIds.includes(squadId))
      : [];
  return [
    ...playing.flatMap(({ personIds }) => personIds),
    ...led.flatMap(({ captainId, coCaptainIds }) => [...(captainId ? [captainId] : []), ...coCaptainIds]),
  ];
}

/** Who runs the game: the hosts of its event, or those of the team who make the schedule of its season. */
async function managersOf({ eventId, teamId }: Game, { events, teamPeople }: NotifyParts): Promise<readonly string[]> {
  if (teamId) return teamPeople(teamId, 'publishSchedule');
  const found = eventId ? await events.findWithLine(eventId) : undefined;
  return found ? hostIdsOf(found.event) : [];
}
