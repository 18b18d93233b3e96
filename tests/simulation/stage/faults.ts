/** How often each fault strikes, as a share of calls. */
export interface FaultRates {
  readonly throttle: number;
  readonly conflict: number;
  /** The caller hears nothing although nothing happened. */
  readonly timeoutBefore: number;
  /** The caller hears nothing although it happened. */
  readonly timeoutAfter: number;
  /** The process dies at a step of its own. */
  readonly crash: number;
  /** A stream record or a message is delivered again. */
  readonly redelivery: number;
  /** The mail service never tells of a mail that it sent. */
  readonly silence: number;
}

/** The rates of the prototype behind the reliability figures. */
export const roughDay: FaultRates = {
  throttle: 0.05,
  conflict: 0.08,
  timeoutBefore: 0.02,
  timeoutAfter: 0.05,
  crash: 0.05,
  redelivery: 0.2,
  silence: 0,
};

export type Fault = keyof FaultRates;
/** Which of the faults that are possible at a step strikes it, if any. */
export type Strike = (possible: readonly Fault[]) => Fault | undefined;

/** Each fault as often as its rate says. */
export const atRates =
  (rates: FaultRates, random: () => number): Strike =>
  (possible) => {
    const chance = random();
    let upTo = 0;
    return possible.find((fault) => {
      upTo += rates[fault];
      return chance < upTo;
    });
  };

/** One fault in a whole schedule, at the given one of the steps that it could strike; the first is 0. */
export function once(fault: Fault, step: number): Strike {
  let passed = -1;
  return (possible) => {
    if (!possible.includes(fault)) return undefined;
    passed += 1;
    return passed === step ? fault : undefined;
  };
}

/** An error of the name that the AWS client would throw. */
export const failure = (name: string, extra: object = {}): Error => Object.assign(new Error(name), { name, ...extra });

/** What the AWS client throws where a fault struck. */
export function toError(struck: Fault): Error {
  if (struck === 'conflict')
    return failure('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });
  return failure(struck === 'throttle' ? 'ThrottlingException' : 'TimeoutError');
}
