import { handler } from '#lambdas/messages/announcements/api.ts';
import { announcementsContract } from '#shared/messages/announcements/contract.ts';
import { product } from '../product/product.ts';

export const announcementsApi = product.client(announcementsContract, handler);

/** An announcement, to the players of an event who are in unless the test says otherwise. */
export const toPlayersOf = (aboutId: string, differences: object = {}) => ({
  aboutId,
  audience: ['in'],
  title: 'Court change',
  message: 'We play on court 3.\n\nBring a light and a dark shirt.',
  ...differences,
});

export const mailsAbout = (title: string, { email }: { readonly email: string }) =>
  product.mails(email).filter(({ subject }) => subject.includes(title));
