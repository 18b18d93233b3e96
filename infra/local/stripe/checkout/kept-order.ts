type Metadata = Readonly<Record<string, string>>;

/** What of a checkout session's making is kept until it is complete. */
export interface KeptOrder {
  readonly payment: {
    readonly application_fee_amount?: number | undefined;
    readonly description?: string | undefined;
    readonly metadata?: Metadata | undefined;
    readonly receipt_email?: string | undefined;
    readonly setup_future_usage?: 'on_session' | 'off_session' | undefined;
  };
  readonly subscription: {
    readonly metadata?: Metadata | undefined;
    readonly trial_period_days?: number | undefined;
    readonly trial_end?: number | undefined;
  };
  readonly setupMetadata: Metadata;
}
