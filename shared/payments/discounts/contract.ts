import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { TeamId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { teamAid } from './aid/operations.ts';
import {
  AutomaticOffInput,
  AutomaticRule,
  codeFacts,
  Discount,
  DiscountCode,
  DiscountKey,
  discountLimits,
  discountScope,
  OffInput,
  third,
} from './schemas.ts';

const ofTeam = z.strictObject({ teamId: TeamId });
const one = ofTeam.extend({ code: DiscountCode });

/** With what players pay a community less, for its seasons, events and tournaments. */
export const teamDiscounts = defineContract('teamDiscounts', {
  listTeamDiscounts: {
    method: 'GET',
    path: '/payments/teams/{teamId}/discounts',
    summary: 'List the discounts of a community and how often each was used',
    access: 'team:manageMoney',
    input: ofTeam,
    output: z.object({
      discounts: z.array(Discount),
      /** Of the account that the community is paid on; absent where it has none. */
      currency: Currency.optional(),
    }),
    errors: ['team.notFound'],
  },
  saveTeamDiscount: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/discounts/{code}',
    summary:
      'Make a code for a community or one of its seasons, events and tournaments, or change it; orders that have it keep their price',
    access: 'team:manageMoney',
    input: one.extend({
      off: OffInput,
      stacks: z.boolean().optional(),
      ...discountLimits,
      ...discountScope,
      ...codeFacts,
    }),
    output: Discount,
    errors: ['team.notFound', 'team.archived', 'discount.accountNeeded', 'discount.offFixed', 'discount.belowUses'],
    limit: { calls: 60, per: 'hour' },
  },
  saveAutomaticDiscount: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/automatic-discounts/{rule}',
    summary:
      'Make a discount that needs no code: early orders, members, siblings or players who come back; orders keep their price',
    access: 'team:manageMoney',
    input: ofTeam
      .extend({
        rule: AutomaticRule,
        off: AutomaticOffInput,
        third: third.optional(),
        ...discountLimits,
        ...discountScope,
      })
      .refine(({ rule, lastDay }) => rule !== 'early' || lastDay !== undefined, {
        path: ['lastDay'],
        message: 'Enter the last day.',
      })
      .refine(({ rule, third: more }) => (rule === 'sibling') === (more !== undefined), {
        path: ['third'],
        message: 'Enter what the third child pays less.',
      })
      .refine(({ rule, off }) => rule !== 'sibling' || off.kind === 'percent', {
        path: ['off'],
        message: 'Siblings pay some percent less.',
      }),
    output: Discount,
    errors: ['team.notFound', 'team.archived', 'discount.accountNeeded'],
    limit: { calls: 60, per: 'hour' },
  },
  endTeamDiscount: {
    method: 'DELETE',
    path: '/payments/teams/{teamId}/discounts/{code}',
    summary: 'End a code or an automatic discount of a community; orders that have it keep their price',
    access: 'team:manageMoney',
    input: ofTeam.extend({ code: DiscountKey }),
    output: z.object({}),
    errors: ['team.notFound', 'discount.notFound'],
  },
  ...teamAid,
});
