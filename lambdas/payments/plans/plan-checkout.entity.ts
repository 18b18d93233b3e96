import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { PlanRequest } from './plan-request.ts';

/** The page on which a plan is being paid for: one for each community or user. */
export const planCheckoutEntity = entityOf({
  model: { service: 'rovers', entity: 'planCheckout', version: '1' },
  attributes: {
    kind: { type: ['team', 'user'] as const, required: true },
    ownerId: { type: 'string', required: true },
    payerId: { type: 'string', required: true },
    planId: { type: ['pro', 'elite', 'plus'] as const, required: true },
    /** The provider's name for the page. */
    sessionId: { type: 'string', required: true },
    /** What was asked of the provider. */
    request: { type: CustomAttributeType<PlanRequest>('any'), required: true },
    version: { type: 'number', required: true },
    /** Seconds since 1970: a broom, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** The page of a community or a user. */
    byOwner: { pk: { field: 'pk', composite: ['kind', 'ownerId'] }, sk: { field: 'sk', composite: [] } },
  },
});
