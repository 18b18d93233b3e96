/** What can go wrong with plans; a part of the catalogue. */
export const planErrors = {
  'plan.off': { status: 409, title: 'Plans aren’t offered right now. Nothing was charged.' },
  'plan.notFound': { status: 404, title: 'No active subscription found.' },
  'plan.productNotFound': { status: 404, title: 'That plan isn’t sold.' },
  'plan.checkoutNotFound': { status: 404, title: 'We don’t know of that payment.' },
  'plan.noCustomer': { status: 404, title: 'You haven’t paid for a plan yet.' },
  'plan.active': { status: 409, title: 'There’s a paid plan already. Change that one instead.' },
  'plan.pending': { status: 409, title: 'Your last payment is still being confirmed. Try again in a few minutes.' },
  'plan.same': { status: 409, title: 'That’s the plan you have.' },
  'plan.changeExpired': { status: 409, title: 'The amount may have changed. Check it again.' },
  'plan.paymentFailed': {
    status: 409,
    title: 'Your card was declined, so your plan didn’t change. Update it in the portal.',
  },
  'plan.unreachable': {
    status: 503,
    title: 'We can’t reach Stripe right now. Nothing was charged; try again in a minute.',
  },
} as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
