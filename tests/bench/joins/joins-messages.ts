/** What the benchmark asks of the product that it forked. */
export type ToProduct =
  | { readonly kind: 'event'; readonly capacity: number; readonly waiting: number }
  | { readonly kind: 'line'; readonly eventId: string }
  | { readonly kind: 'end' };

export interface SignedIn {
  readonly userId: string;
  readonly token: string;
}

/** What it answers. */
export type FromProduct =
  | { readonly kind: 'ready'; readonly origin: string; readonly people: readonly SignedIn[] }
  | { readonly kind: 'event'; readonly eventId: string }
  | { readonly kind: 'line'; readonly in: readonly string[]; readonly waiting: readonly string[] };
