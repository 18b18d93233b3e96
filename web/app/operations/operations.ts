import { type Client, createClient } from '#shared/contract/client.ts';
import type { Contract, Operation } from '#shared/contract/operation.ts';
import { transport } from './transport.ts';

const clients = new WeakMap<Contract, Client<Contract>>();

/** The operations of one contract with the session of the signed-in user: `operations(places).getPlace({ placeId })`. */
export function operations<Operations extends Record<string, Operation>>(
  contract: Contract<Operations>,
): Client<Contract<Operations>>;
export function operations(contract: Contract): Client<Contract> {
  const made = clients.get(contract) ?? createClient(contract, location.origin, transport);
  clients.set(contract, made);
  return made;
}
