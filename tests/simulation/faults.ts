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
}

export const noFaults: FaultRates = {
  throttle: 0,
  conflict: 0,
  timeoutBefore: 0,
  timeoutAfter: 0,
  crash: 0,
  redelivery: 0,
};

/** The rates of the prototype behind the reliability figures. */
export const roughDay: FaultRates = {
  throttle: 0.05,
  conflict: 0.08,
  timeoutBefore: 0.02,
  timeoutAfter: 0.05,
  crash: 0.05,
  redelivery: 0.2,
};

/** An error of the name that the AWS client would throw. */
export const failure = (name: string, extra: object = {}): Error => Object.assign(new Error(name), { name, ...extra });
