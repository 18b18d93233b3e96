import type Stripe from 'stripe';
import { makePrice, nameOf } from '../billing/prices.ts';
import { newId } from '../core/new-id.ts';
import { mergedMetadata } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { World } from '../core/world.ts';
import type { CreateSession } from './order.ts';

/** What a session is paid for. @throws {StripeProblem} when the lines do not go with each other, or with the mode */
export function linesOf(
  world: World,
  scope: string,
  { mode, line_items: items = [] }: CreateSession,
): Stripe.LineItem[] {
  if (mode === 'setup') return [];
  if (items.length === 0) throw invalid('You must provide line_items.', 'line_items', 'parameter_missing');
  const lines = items.map(({ price, price_data: data, quantity, metadata }): Stripe.LineItem => {
    if (!price && !data)
      throw invalid('Each line item needs `price` or `price_data`.', 'line_items', 'parameter_missing');
    const found = data ? makePrice(world, scope, data) : world.store.get(scope, 'price', price ?? '');
    const amount = (found.unit_amount ?? 0) * quantity;
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: found.currency,
      description: nameOf(world, scope, found),
      metadata: mergedMetadata({}, metadata),
      price: found,
      quantity,
    };
  });
  refuseMixed(lines, mode);
  return lines;
}

function refuseMixed(lines: readonly Stripe.LineItem[], mode: string): void {
  if (new Set(lines.map(({ currency }) => currency)).size > 1)
    throw invalid('All line items must have the same currency.', 'line_items');
  const recurring = lines.filter(({ price }) => price?.recurring);
  if (mode === 'payment' && recurring.length > 0)
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items');
  if (mode === 'subscription' && recurring.length === 0)
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
}
