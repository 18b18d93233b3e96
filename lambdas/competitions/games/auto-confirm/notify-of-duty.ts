import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { GameReader } from '../game-store.ts';
import type { NamingParts } from '../named-game.ts';
import { namesOf } from './notify-of-score.ts';

interface Parts extends NamingParts {
  readonly games: Pick<GameReader, 'find' | 'findMatch'>;
  readonly delivery: Delivery;
}

interface About {
  readonly gameId: string;
  readonly matchId: string;
  readonly version: number;
  readonly userId: string;
}

/** Asks an official whether they will be there, unless they said so or are off the match by now. */
export async function notifyOfDuty(
  { gameId, matchId, version, userId }: About,
  parts: Parts,
  now: Date,
): Promise<void> {
  const [game, match] = await Promise.all([parts.games.find(gameId), parts.games.findMatch({ gameId, matchId })]);
  if (!game || !match?.officials.includes(userId) || match.confirmed.includes(userId)) return;
  const names = await namesOf(game, match, parts, now);
  const when = match.localStart ? ` It’s on ${match.localStart.replace('T', ' at ')}.` : '';
  const { delivery } = parts;
  await deliver(
    {
      cause: `${matchId}/${version}/duty`,
      causedAt: match.updatedAt,
      userId,
      topic: 'eventChange',
      ...(game.eventId && { about: { eventId: game.eventId } }),
      tell: () => ({
        subject: `You’re officiating ${names}`,
        content: {
          preheader: 'Will you be there?',
          heading: `You’re officiating ${names}`,
          paragraphs: [`You’re officiating this match of ${game.name}.${when} Will you be there?`],
          action: { label: 'Answer', url: `${delivery.origin}/discover/games/${gameId}` },
          footerLines: [`Sent because you officiate ${game.name}.`],
        },
      }),
    },
    delivery,
    now,
  );
}
