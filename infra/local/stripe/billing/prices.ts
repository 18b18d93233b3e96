import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Currency, Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import type { Call, Routes } from '../core/routes.ts';
import type { World } from '../core/world.ts';

const Recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: Int.default(1),
});

const ProductFields = {
  name: z.string().min(1).max(250),
  description: z.string().max(1000).optional(),
  active: Bool.optional(),
  metadata: Metadata.optional(),
  images: z.array(z.string()).optional(),
  tax_code: z.string().optional(),
};
const NewProduct = z.strictObject({ ...ProductFields, id: z.string().optional() });

/** A price that a call makes on the way. */
export const PriceData = z.strictObject({
  currency: Currency,
  unit_amount: Int.pipe(z.int().min(0)),
  product: z.string().optional(),
  product_data: z.strictObject(ProductFields).optional(),
  recurring: Recurring.optional(),
  tax_behavior: z.string().optional(),
});
export type PriceData = z.output<typeof PriceData>;

const NewPrice = z.strictObject({
  currency: Currency,
  unit_amount: Int.pipe(z.int().min(0)),
  product: z.string().optional(),
  product_data: z.strictObject({ name: z.string(), metadata: Metadata.optional() }).optional(),
  recurring: Recurring.optional(),
  nickname: z.string().optional(),
  lookup_key: z.string().optional(),
  metadata: Metadata.optional(),
  active: Bool.optional(),
});

function makeProduct({ store, now }: World, scope: string, fields: z.output<typeof NewProduct>): Stripe.Product {
  return store.put(scope, {
    id: fields.id ?? newId('prod'),
    object: 'product',
    active: fields.active ?? true,
    created: now(),
    default_price: null,
    description: fields.description ?? null,
    images: fields.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: mergedMetadata({}, fields.metadata),
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: now(),
    url: null,
  } satisfies Stripe.Product);
}

/** @throws {StripeProblem} when its product is not there */
export function makePrice(
  world: World,
  scope: string,
  fields: z.output<typeof NewPrice> | PriceData,
  id = newId('price'),
): Stripe.Price {
  const { store, now } = world;
  const { recurring } = fields;
  const product = fields.product
    ? store.get(scope, 'product', fields.product)
    : makeProduct(world, scope, { name: 'Payment', ...fields.product_data });
  return store.put(scope, {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now(),
    currency: fields.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: 'lookup_key' in fields ? (fields.lookup_key ?? null) : null,
    metadata: 'metadata' in fields ? mergedMetadata({}, fields.metadata) : {},
    nickname: 'nickname' in fields ? (fields.nickname ?? null) : null,
    product: product.id,
    recurring: recurring ? { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' } : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: fields.unit_amount,
    unit_amount_decimal: null,
  } satisfies Stripe.Price);
}

/** What a buyer calls it. */
export const nameOf = ({ store }: World, scope: string, price: Stripe.Price): string =>
  store.find(scope, 'product', idOf(price.product) ?? '')?.name ?? 'Payment';

function updateProduct(call: Call): Stripe.Product {
  const { metadata, ...fields } = readParams(
    call,
    z.strictObject({ ...ProductFields, name: ProductFields.name.optional() }),
  );
  const { world, scope, id } = call;
  const product = world.store.get(scope, 'product', id);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const updated = world.now();
  return world.store.put(scope, {
    ...product,
    ...given,
    updated,
    metadata: mergedMetadata(product.metadata, metadata),
  });
}

function updatePrice(call: Call): Stripe.Price {
  const Change = z.strictObject({
    active: Bool.optional(),
    nickname: z.string().optional(),
    lookup_key: z.string().optional(),
    metadata: Metadata.optional(),
  });
  const { metadata, ...fields } = readParams(call, Change);
  const { world, scope, id } = call;
  const price = world.store.get(scope, 'price', id);
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return world.store.put(scope, { ...price, ...given, metadata: mergedMetadata(price.metadata, metadata) });
}

const PriceList = z.strictObject({
  ...paging,
  active: Bool.optional(),
  product: z.string().optional(),
  lookup_keys: z.array(z.string()).optional(),
  type: z.string().optional(),
});

export const priceRoutes: Routes = {
  'POST /v1/products': (call) => makeProduct(call.world, call.scope, readParams(call, NewProduct)),
  'GET /v1/products/{id}': ({ world, scope, id }) => world.store.get(scope, 'product', id),
  'POST /v1/products/{id}': updateProduct,
  'GET /v1/products': (call) => {
    const { active, ...page } = readParams(call, z.strictObject({ ...paging, active: Bool.optional() }));
    return listPage(call, 'product', page, (product) => active === undefined || product.active === active);
  },
  'POST /v1/prices': (call) => makePrice(call.world, call.scope, readParams(call, NewPrice)),
  'GET /v1/prices/{id}': ({ world, scope, id }) => world.store.get(scope, 'price', id),
  'POST /v1/prices/{id}': updatePrice,
  'GET /v1/prices': (call) => {
    const { active, product, lookup_keys: keys, type, ...page } = readParams(call, PriceList);
    return listPage(
      call,
      'price',
      page,
      (price) =>
        (active === undefined || price.active === active) &&
        (!product || idOf(price.product) === product) &&
        (!keys || keys.includes(price.lookup_key ?? '')) &&
        (!type || price.type === type),
    );
  },
};
