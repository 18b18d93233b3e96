import type Stripe from 'stripe';

/** What an answer with an error holds besides its type and message: https://docs.stripe.com/api/errors */
interface ProblemDetails {
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly setup_intent?: Stripe.SetupIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

type ProblemType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/** A refusal in the words of Stripe. */
export class StripeProblem extends Error {
  override readonly name = 'StripeProblem';
  readonly status: number;
  readonly type: ProblemType;
  readonly details: ProblemDetails;

  constructor(
    status: number,
    message: string,
    details: ProblemDetails = {},
    type: ProblemType = 'invalid_request_error',
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /** What was written on the way stays: a declined card has left its payment in another state. */
  get keepsWrites(): boolean {
    return this.type === 'card_error';
  }

  /** The same refusal, of a call that leaves nothing behind. */
  undone(): StripeProblem {
    return new UndoneProblem(this.status, this.message, this.details, this.type);
  }

  toBody(): object {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

class UndoneProblem extends StripeProblem {
  override get keepsWrites(): boolean {
    return false;
  }
}

export const invalid = (message: string, param?: string, code?: string): StripeProblem =>
  new StripeProblem(400, message, { ...(param && { param }), ...(code && { code }) });

export const missing = (what: string, id: string, param = 'id'): StripeProblem =>
  new StripeProblem(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
