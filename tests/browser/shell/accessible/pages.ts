import { routesOf } from '#web/app/router/routes.ts';
import type { BuiltPage } from '../../support/addresses.ts';

/** Redirects before it shows anything. */
const passing = ['accounts/identity/auth-dialog-page.tsx'];
/** Every page there is, once, at the first of its addresses. */
export const built: readonly BuiltPage[] = [
  ...new Map(
    routesOf('main')
      .flatMap(({ page, path, guards }) => (page ? [{ page, path, guards: guards.join('') }] : []))
      .reverse()
      .map((entry) => [entry.page, entry]),
  ).values(),
].filter(({ page }) => !passing.includes(page));

export const open = built.filter(({ guards }) => !/[SPG]/.test(guards));
export const signedIn = built.filter(({ guards, page }) => guards !== 'N' && !page.startsWith('accounts/identity/'));
/** They take half of the time: what organizers do with their teams, seasons and tournaments. */
export const isOfTeams = ({ page }: BuiltPage): boolean => /^(teams|competitions)\//.test(page);
export const missing: BuiltPage = { page: 'not found', path: 'no/such/page', guards: '' };
