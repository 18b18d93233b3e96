import type { Reply } from '../../front/answer.ts';
import type { LocalRequest } from '../../pages/local-request.ts';
import { authenticatePage } from './authenticate-page.ts';
import { checkoutPage } from './checkout-page.ts';
import { authorizePage, connectPage } from './connect-pages.ts';
import { providerStyle } from './frame.ts';
import type { PageParts } from './page-parts.ts';
import { portalPage } from './portal-page.ts';
import { receiptPage } from './receipt-page.ts';

type ProviderPage = (request: LocalRequest, parts: PageParts, id: string) => Reply | undefined;

const pages: Readonly<Record<string, ProviderPage>> = {
  'style.css': () => ({ type: 'text/css; charset=utf-8', body: providerStyle }),
  checkout: checkoutPage,
  authenticate: authenticatePage,
  connect: connectPage,
  authorize: authorizePage,
  receipts: receiptPage,
  portal: portalPage,
};

/** The provider's own pages, below `/stripe/`. */
export function answerPage(request: LocalRequest, parts: PageParts): Reply | undefined {
  const [, , name = '', id = ''] = request.path.split('/');
  return Object.hasOwn(pages, name) ? pages[name]?.(request, parts, id) : undefined;
}
