import { handler } from '#lambdas/payments/orders/pages/pages.ts';
import { orderFormPaths, orderPagePaths } from '#lambdas/payments/orders/pages/paths.ts';
import { openPage } from '../events/pages.ts';

/** Opens a page on which a guest pays, or reads how their payment stands. */
export const orderPage = (address: string) => openPage(handler, orderPagePaths, address);

/** Sends a guest's code for an order, or takes it back where none is said, each time from another machine unless one is named. */
export const sendCode = (key: string, code?: string, source?: string) =>
  openPage(handler, orderFormPaths, '/api/guest/code', {}, { key, ...(code !== undefined && { code }) }, source);
