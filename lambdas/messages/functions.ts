import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { gameAdded, gameChanged } from '#shared/competitions/games/messages.ts';
import { tournamentChanged } from '#shared/competitions/tournaments/messages.ts';
import { eventCancelled, eventChanged, eventPostponed, seatsCounted } from '#shared/events/messages.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { announcementSent } from '#shared/messages/announcements/messages.ts';
import { messages } from '#shared/messages/contract.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of messages. */
export const messagesFunctions: readonly FunctionSpec[] = [
  {
    name: 'messages-api',
    under: '/messages',
    serves: [
      { contract: messages, entry: 'lambdas/messages/api.ts' },
      { contract: announcementsContract, entry: 'lambdas/messages/announcements/api.ts' },
    ],
    may: ['writeTable'],
    memoryMb: 512,
  },
  // The WebSocket.
  {
    name: 'messages-socket',
    servesSocket: 'lambdas/messages/socket/socket.ts',
    may: ['writeTable', 'pushToSockets', 'knowWebOrigin'],
  },
  {
    name: 'messages-live',
    listensTo: [
      {
        messages: [
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
        entry: 'lambdas/messages/live/listener.ts',
      },
      { messages: [accountDeleted, exportAsked], entry: 'lambdas/messages/deletion.ts' },
    ],
    may: ['writeTable', 'pushToSockets'],
    timeoutSeconds: 60,
  },
  // Sends mail, which the functions around sockets must not.
  {
    name: 'messages-announcements',
    listensTo: [{ messages: [announcementSent], entry: 'lambdas/messages/announcements/listener.ts' }],
    may: ['writeTable', 'sendEmail', 'sign', 'relayReplies'],
    memoryMb: 512,
    timeoutSeconds: 240,
  },
  // The mail service calls it with replies, past the bus of the product.
  {
    name: 'messages-replies',
    receivesMail: 'lambdas/messages/replies/receive.ts',
    may: ['writeTable', 'sendEmail', 'sign', 'relayReplies'],
    memoryMb: 512,
    timeoutSeconds: 60,
  },
];
