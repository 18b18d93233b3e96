import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { hostIdsOf } from '#shared/events/hosting.ts';
import { type Delivery, deliver } from '../../../kernel/deliver.ts';
import type { HostedEvents } from '../../../kernel/hosted-events.ts';
import type { FindTeamPeople } from '../../../kernel/team-people.ts';
import type { SeasonReader } from '../../seasons/season-reader.ts';
import type { GameReader } from '../game-store.ts';

interface Parts {
  readonly games: Pick<GameReader, 'find' | 'findMatch'>;
  readonly events: Pick<HostedEvents, 'findWithLine'>;
  readonly squads: Pick<SeasonReader, 'squadsOf'>;
  readonly teamPeople: FindTeamPeople;
  readonly delivery: Delivery;
}

interface About {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
}

/** Tells the other side that a score waits for them, or both sides and who runs the game that they differ. */
export async function tellScore({ gameId, matchId, version }: About, parts: Parts, now: Date): Promise<void> {
  const [game, match] = await Promise.all([parts.games.find(gameId), parts.games.findMatch({ gameId, matchId })]);
  const last = match?.claims.at(-1);
  if (!game || !match || match.version !== version || !last) return;
  const isDisputed = match.status === 'disputed';
  const told = isDisputed
    ? [...(await captainsOf(game, match, parts)), ...(await managersOf(game, parts))]
    : await captainsOf(game, match, parts, 1 - last.side);
  const userIds = [...new Set(told)].filter((userId) => isDisputed || userId !== last.by);
  const names = namesOf(game, match);
  const subject = isDisputed ? `The score of ${names} is disputed` : `Confirm the score of ${names}`;
  const words = isDisputed
    ? 'Both sides say something else. Who runs the game decides; until then it does not count.'
    : `The other side entered ${last.score.scores.join(':')}. Confirm or dispute it; without a word it counts soon.`;
  const { origin } = parts.delivery;
  const url = `${origin}/discover/games/${gameId}`;
  for (const userId of userIds)
    await deliver(
      {
        cause: `${matchId}/${version}`,
        causedAt: match.updatedAt,
        userId,
        topic: 'eventChange',
        ...(game.eventId && { about: { eventId: game.eventId } }),
        tell: () => ({
          subject,
          content: {
            preheader: words,
            heading: subject,
            paragraphs: [words],
            action: { label: 'Open the game', url },
            footerLines: [`You get this mail because of the game ${game.name}.`],
          },
        }),
      },
      parts.delivery,
      now,
    );
}

export const namesOf = ({ entrants }: Game, { sides }: Match) =>
  sides.map(({ entrantId }) => entrants.find((one) => one.entrantId === entrantId)?.name ?? 'Somebody').join(' – ');

async function captainsOf(game: Game, { sides }: Match, { squads }: Parts, only?: number): Promise<string[]> {
  const ids = sides
    .filter((_, index) => only === undefined || index === only)
    .flatMap(({ entrantId, partnerId }) => [entrantId, partnerId]);
  const playing = game.entrants.filter(({ entrantId }) => ids.includes(entrantId));
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
async function managersOf({ eventId, teamId }: Game, { events, teamPeople }: Parts): Promise<readonly string[]> {
  if (teamId) return teamPeople(teamId, 'publishSchedule');
  const found = eventId ? await events.findWithLine(eventId) : undefined;
  return found ? hostIdsOf(found.event) : [];
}
