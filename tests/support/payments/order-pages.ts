import { handler } from '#lambdas/payments/orders/pages/pages.ts';
import { orderPagePaths } from '#lambdas/payments/orders/pages/paths.ts';
import { openPage } from '../events/pages.ts';

/** Opens a page on which a guest pays, or reads how their payment stands. */
export const orderPage = (address: string) => openPage(handler, orderPagePaths, address);
