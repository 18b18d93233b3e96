import * as z from 'zod';

/** Which hosts a stage answers for; every other host is a custom domain (decision D3). A host has no port. */
export const Hosts = z.object({
  main: z.array(z.string()).min(1),
  /** Main hosts of the sister product (decision D2). */
  meh: z.array(z.string()).default([]),
  /** Organisation hosts and the team whose pages they show. */
  organization: z.record(z.string(), z.string()).default({}),
});
export type Hosts = z.infer<typeof Hosts>;

const hostTypes = ['main', 'organization', 'customDomain'] as const;
export type HostType = (typeof hostTypes)[number];

/** Two names of the same product, stored with people and subscriptions. */
type Platform = 'rovers' | 'meh';

export type Host =
  | { readonly type: 'main'; readonly platform: Platform }
  | { readonly type: 'organization'; readonly platform: Platform; readonly teamId: string }
  | { readonly type: 'customDomain'; readonly platform: Platform; readonly domain: string };

/** What a request's `Host` header stands for; decided once per request or page load. */
export function hostOf(header: string, hosts: Hosts): Host {
  const name = nameOf(header);
  if (hosts.meh.includes(name)) return { type: 'main', platform: 'meh' };
  if (hosts.main.includes(name)) return { type: 'main', platform: 'rovers' };
  const teamId = Object.hasOwn(hosts.organization, name) ? hosts.organization[name] : undefined;
  if (teamId !== undefined) return { type: 'organization', platform: 'rovers', teamId };
  return { type: 'customDomain', platform: 'rovers', domain: name };
}

/** Names are compared in lower case, without the port and the root's dot. */
const nameOf = (header: string) => header.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
