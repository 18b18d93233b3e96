import { contractsByContext } from '#shared/contracts.ts';

/** Every contract of the product. */
export const contracts = Object.values(contractsByContext).flat();
