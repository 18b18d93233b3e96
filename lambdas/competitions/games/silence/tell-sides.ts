import type { Game } from '#shared/competitions/games/schemas.ts';
import { hostIdsOf } from '#shared/events/hosting.ts';
import { type Delivery, deliver } from '../../../kernel/deliver.ts';
import type { HostedEvents } from '../../../kernel/hosted-events.ts';
import type { FindTeamPeople } from '../../../kernel/team-people.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';

export interface TellParts {
  readonly events: Pick<HostedEvents, 'findWithLine'>;
  readonly squads: Pick<SeasonReader, 'squadsOf'>;
  readonly teamPeople: FindTeamPeople;
  readonly delivery: Delivery;
}

/** Something that one side said of a match. */
interface Said {
  readonly game: Game;
  /** What the match is called. */
  readonly names: string;
  /** Who is to hear of it, by entrant: the other side, or both where they differ. */
  readonly entrantIds: readonly string[];
  readonly isDisputed: boolean;
  readonly by: string | undefined;
  readonly score: string;
  readonly cause: string;
  readonly causedAt: string;
  /** Of the page where they answer. */
  readonly path: string;
}

/** Tells the other side that a score waits for them, or both sides and who runs the game that they differ. */
export async function tellSides(said: Said, parts: TellParts, now: Date): Promise<void> {
  const { game, names, isDisputed, cause, causedAt } = said;
  const captains = await captainsOf(game, said.entrantIds, parts);
  const told = isDisputed ? [...captains, ...(await managersOf(game, parts))] : captains;
  const userIds = [...new Set(told)].filter((userId) => isDisputed || userId !== said.by);
  const subject = isDisputed ? `The score of ${names} is disputed` : `Confirm the score of ${names}`;
  const words = isDisputed
    ? 'Both sides say something else. Who runs the game decides; until then it does not count.'
    : `The other side entered ${said.score}. Confirm or dispute it; without a word it counts soon.`;
  const content = {
    preheader: words,
    heading: subject,
    paragraphs: [words],
    action: { label: 'Open the game', url: `${parts.delivery.origin}${said.path}` },
    footerLines: [`You get this mail because of the game ${game.name}.`],
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

async function captainsOf(game: Game, entrantIds: readonly string[], { squads }: TellParts): Promise<string[]> {
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
async function managersOf({ eventId, teamId }: Game, { events, teamPeople }: TellParts): Promise<readonly string[]> {
  if (teamId) return teamPeople(teamId, 'publishSchedule');
  const found = eventId ? await events.findWithLine(eventId) : undefined;
  return found ? hostIdsOf(found.event) : [];
}
