import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { savesCard } from '#shared/competitions/payments/free-agents.ts';
import type {
  placeOffered,
  registrationMoved,
  squadAsked,
  squadFilled,
} from '#shared/competitions/seasons/messages.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import { isDependantId } from '#shared/ids.ts';
import type { Stored, StoredRegistration } from '../stored.ts';
import { instantInWords, moveWords, seasonLetter } from './letters.ts';
import { readersFor } from './people.ts';

type Tell<Type extends MessageType> = (message: Message<Type>, now: Date) => Promise<void>;

interface Sources {
  readonly stored: Pick<Stored, 'find' | 'registration' | 'squad'>;
  readonly dependants: Pick<DependantReader, 'find'>;
}

const atOnce = 8;

type Move = Message<typeof registrationMoved>['data'];

/** A payment for a held spot has its receipt. */
const isReceipt = ({ before, status, isCardSaved, isPutBack }: Move): boolean =>
  before === 'pending_payment' &&
  !isCardSaved &&
  !isPutBack &&
  (status === 'registered' || status === 'placed' || status === 'active');

/** The letter about the payment says that the bank refused the card. */
const isRefusal = ({ before }: Move, { status, cardPayments = [] }: StoredRegistration): boolean =>
  status === 'pending_payment' && (before === 'placed' || before === 'active') && cardPayments.some(awaitsPlacement);

/** Tells people what became of their registrations. Each is safe to repeat. */
export function createRegistrationNotifier(by: Delivery, { stored, dependants }: Sources) {
  type Moved = Omit<Parameters<typeof moveWords>[0], 'who'> & { readonly seasonId: string; readonly userId: string };
  const tellMove = async (message: Message, { userId, seasonId, ...move }: Moved, now: Date) => {
    for (const reader of await readersFor(userId, dependants, now)) {
      const { topic, subject, words } = moveWords({ ...move, who: reader.who });
      const told = seasonLetter({ origin: by.origin, seasonId, subject, words });
      const notice = { cause: `${message.messageId} ${userId}`, causedAt: message.occurredAt, topic };
      await deliver({ ...notice, userId: reader.userId, tell: () => told }, by, now);
    }
  };

  /** What is not so any more is told by the message that comes after it. */
  const ofMove: Tell<typeof registrationMoved> = async (message, now) => {
    const { userId, seasonId, status, payBy } = message.data;
    const current = message.quiet ? undefined : await stored.registration(userId, seasonId);
    if (current?.status !== status || isReceipt(message.data) || isRefusal(message.data, current)) return;
    const facts = payBy && (await stored.find(seasonId))?.facts;
    const words = facts ? { payBy: instantInWords(payBy, facts.timeZone), savesCard: savesCard(facts, current) } : {};
    await tellMove(message, { ...message.data, ...words }, now);
  };

  const ofPlacing: Tell<typeof squadFilled> = async (message, now) => {
    if (message.quiet) return;
    const { userIds, ...squad } = message.data;
    await inParallel(userIds, atOnce, (userId) =>
      tellMove(message, { ...squad, userId, before: 'registered', status: 'placed' }, now),
    );
  };

  /** The captains decide, as long as it is open. */
  const ofAsking: Tell<typeof squadAsked> = async (message, now) => {
    const { seasonId, seasonLabel, squadId, userId } = message.data;
    const [asking, squad] = await Promise.all([stored.registration(userId, seasonId), stored.squad(seasonId, squadId)]);
    const isOpen = asking?.status === 'started' && asking.askedSquadId === squadId;
    if (message.quiet || !squad || !isOpen) return;
    const isChild = isDependantId(userId);
    const name = isChild ? 'A child' : ((await by.accounts.find(userId))?.displayName ?? 'A player');
    const told = seasonLetter({
      origin: by.origin,
      seasonId,
      subject: `${name} wants to join ${squad.name}`,
      words: `Approve or decline on the ${seasonLabel} page.`,
    });
    const captains = [squad.captainId, ...squad.coCaptainIds].filter((one) => one !== undefined);
    const notice = { cause: message.messageId, causedAt: message.occurredAt, topic: 'teamJoin' as const };
    const authorId = isChild ? undefined : userId;
    await inParallel([...new Set(captains)], atOnce, (captainId) =>
      deliver({ ...notice, authorId, userId: captainId, tell: () => told }, by, now),
    );
  };
  /** The recipient of an offer decides while it stands. */
  const ofOffer: Tell<typeof placeOffered> = async (message, now) => {
    const { seasonId, seasonLabel, userId, fromUserId } = message.data;
    const current = message.quiet ? undefined : await stored.registration(fromUserId, seasonId);
    if (current?.offeredTo !== userId) return;
    const name = nameForAll(await by.accounts.find(fromUserId), now);
    const subject = `${name} offers you a spot in ${seasonLabel}`;
    const words = 'Accept or decline on the season page. The fee goes with the spot.';
    const told = seasonLetter({ origin: by.origin, seasonId, subject, words });
    const notice = { cause: message.messageId, causedAt: message.occurredAt, topic: 'teamJoin' as const };
    await deliver({ ...notice, authorId: fromUserId, userId, tell: () => told }, by, now);
  };
  return { ofMove, ofPlacing, ofAsking, ofOffer };
}
