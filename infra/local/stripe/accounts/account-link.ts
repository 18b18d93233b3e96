/** A way into the onboarding of one account, for one visit. */
export interface AccountLink {
  readonly account: string;
  readonly returnUrl: string;
  readonly refreshUrl: string;
  /** In seconds. */
  readonly until: number;
  readonly isOpened: boolean;
}
