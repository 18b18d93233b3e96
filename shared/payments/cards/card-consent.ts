/** What a payer agreed to when they let their card be saved, and when. */
export interface CardConsent {
  /** As they read it. */
  readonly text: string;
  /** An instant. */
  readonly at: string;
}
