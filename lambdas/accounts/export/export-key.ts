import { exportPrefix } from '#shared/uploads/purposes.ts';

/** Where the file of an export is: only the product reads there, and its id cannot be guessed. */
export const exportKey = (exportId: string): string => `${exportPrefix}${exportId}.zip`;

/** Where exports wait to be removed. */
export const exportQueue = 'accounts-exports';
