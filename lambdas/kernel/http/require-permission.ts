import { checkScope } from './authorize.ts';
import { callOf, type Step } from './call.ts';

/** @throws {Problem} not found to strangers of the thing that the path names, then access.denied */
export const requirePermission = (): Step => ({
  before: ({ context }) => {
    const { operation, actor, input = {}, scopes } = callOf(context);
    return checkScope(operation.access, actor, input, scopes);
  },
});
