import type { Contract } from '#shared/contract/operation.ts';

interface DeedWords {
  /** What it is, after "waiting to be sent": `Join Sunday run`. */
  readonly verb: string;
  /** What is said once it is sent, where the answer does not say it. */
  readonly done: string;
}

/**
 * Operations that may be sent later: each can be sent twice and is done once, by its address or its Idempotency-Key, and
 * is as right an hour later, or refused with a reason.
 */
export const deedsThatWait: Readonly<Record<string, DeedWords>> = {
  'events/joinEvent': { verb: 'Join', done: 'You’re in' },
  'events/leaveEvent': { verb: 'Leave', done: 'You’re out' },
  'events/replyToEvent': { verb: 'Answer', done: 'Your answer is in' },
  'events/acceptOffer': { verb: 'Take the spot', done: 'You’re in' },
  'events/declineOffer': { verb: 'Pass on the spot', done: 'You passed on the spot' },
  'dependants/joinForDependant': { verb: 'Sign up your child', done: 'Your child is in' },
  'dependants/leaveForDependant': { verb: 'Say your child can’t make it', done: 'Your child is out' },
  'lifecycle/acknowledgeChange': { verb: 'Confirm the change', done: 'Change confirmed' },
  'hosts/answerHosting': { verb: 'Answer', done: 'Your answer is in' },
  'fixtures/answerFixture': { verb: 'Answer', done: 'Your answer is in' },
  'games/enterScore': { verb: 'Score', done: 'Score sent' },
  'playoffs/reportPlayoff': { verb: 'Score', done: 'Score sent' },
  'playoffs/scorePlayoff': { verb: 'Score', done: 'Score sent' },
  'games/answerDuty': { verb: 'Answer', done: 'Your answer is in' },
  'attendance/checkIn': { verb: 'Check in', done: 'Checked in' },
};

const contracts: Readonly<Record<string, () => Promise<Contract>>> = {
  events: async () => (await import('#shared/events/contract.ts')).events,
  dependants: async () => (await import('#shared/events/dependants/contract.ts')).dependantsContract,
  lifecycle: async () => (await import('#shared/events/lifecycle/contract.ts')).lifecycleContract,
  hosts: async () => (await import('#shared/events/hosts/contract.ts')).hostsContract,
  fixtures: async () => (await import('#shared/events/fixtures/contract.ts')).fixturesContract,
  games: async () => (await import('#shared/competitions/games/contract.ts')).games,
  playoffs: async () => (await import('#shared/competitions/playoffs/contract.ts')).playoffs,
  attendance: async () => (await import('#shared/events/attendance/contract.ts')).attendanceContract,
};

/** The contract of `events/joinEvent`, and the operation's name. Nothing for what an older version put in line. */
export async function contractOf(operation: string): Promise<readonly [Contract, string] | undefined> {
  const [name = '', id = ''] = operation.split('/');
  const contract = await contracts[name]?.();
  return contract?.operations[id] ? [contract, id] : undefined;
}
