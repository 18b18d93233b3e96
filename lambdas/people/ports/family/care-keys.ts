import { createDataKeys } from '#lambdas/kernel/security/data-keys.ts';
import type { DataKeys } from '#lambdas/kernel/security/seal.ts';

/** The keys that medical notes and emergency contacts are sealed under. */
export const createCareKeys = (): DataKeys => createDataKeys('CARE_SECRET_ID', 'care of dependants');
