import { errors } from '../errors.ts';

/** Cognito's default quotas, in requests a second for the whole pool. */
const defaults = {
  UserCreation: 50,
  UserAuthentication: 120,
  UserAccountRecovery: 30,
  UserToken: 120,
  UserRead: 120,
  UserUpdate: 25,
  UserList: 30,
  UserPoolClientRead: 15,
};

export type QuotaCategory = keyof typeof defaults;

/** Counts calls per category in whole seconds of the machine: a quota protects the machine, not the product's day. */
export function createQuotas(perSecond: Readonly<Record<string, number>> = {}): (category: QuotaCategory) => void {
  const spent = new Map<QuotaCategory, { second: number; count: number }>();
  return (category) => {
    const second = Math.floor(performance.now() / 1000);
    const last = spent.get(category);
    const count = last?.second === second ? last.count + 1 : 1;
    if (count > (perSecond[category] ?? defaults[category])) throw errors.tooManyRequests();
    spent.set(category, { second, count });
  };
}
