/** What the state of a caller's account decides before an operation runs; the whole account is its context's own. */
export interface CallerAccount {
  readonly userId: string;
  readonly emailVerified: boolean;
  readonly hasAdditionalInfo: boolean;
}
