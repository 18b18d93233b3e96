import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { createTournamentReader } from '../tournament-reader.ts';
import { tournamentLink } from './tournament-link.ts';

const tournaments = createTournamentReader(table());
const outbox = outboxEntity(table());

/** Says what the previews of tournaments' links may show. Safe to repeat: what is said carries the version of what was read. */
export const handler = listen(
  on(tournamentChanged, async ({ data: { tournamentId } }, now) => {
    const tournament = await tournaments.find(tournamentId);
    if (tournament) await outbox.put(tournamentLink(tournament, now)).go();
  }),
);
