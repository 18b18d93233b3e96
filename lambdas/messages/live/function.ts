import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { gameAdded, gameChanged } from '#shared/competitions/games/messages.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { eventCancelled, eventChanged, eventPostponed, seatsCounted } from '#shared/events/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Says on open sockets that there is something new: for a person, or of what their page shows; closes those of ended sessions. */
export const messagesLiveFunction: FunctionSpec = {
  name: 'messages-live',
  entry: 'lambdas/messages/live/handler.ts',
  listensTo: [
    notificationTold,
    sessionsEnded,
    sessionEnded,
    gameAdded,
    gameChanged,
    tournamentChanged,
    eventChanged,
    eventPostponed,
    eventCancelled,
    seatsCounted,
  ],
  may: ['readTable', 'writeTable', 'pushToSockets'],
  timeoutSeconds: 30,
};
