import { codeMinutes } from '#shared/places/managers/claiming.ts';
import { productName } from '#shared/product.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Letter } from '../../kernel/mail/mailer.ts';
import type { StoredPlace } from '../details/stored-place.ts';

interface Home {
  readonly to: string;
  readonly origin: string;
}

const pageOf = ({ placeId }: StoredPlace, origin: string) => `${origin}/places/managers/${placeId}`;
const whereOf = ({ details: { location } }: StoredPlace) =>
  [location.address, location.city.name].filter(Boolean).join(', ');

/** The code that shows that mail to the place's own domain reaches the claimer. */
export const codeLetter = (place: StoredPlace, code: string, who: string, { to, origin }: Home): Letter => ({
  to,
  subject: `Your code to claim ${place.details.name}`,
  ...renderMail({
    preheader: `It works for ${codeMinutes} minutes.`,
    heading: `Claim ${place.details.name}`,
    paragraphs: [
      `${who} says they run ${place.details.name} and wants to manage its page on ${productName}.`,
      `If that’s right, enter this code within ${codeMinutes} minutes. If you don’t know them, ignore this email and don’t share the code.`,
    ],
    code,
    facts: [{ label: 'Where', value: whereOf(place) }],
    action: { label: 'Enter the code', url: pageOf(place, origin) },
    footerLines: [`Sent because ${to} was entered at ${productName}.`],
  }),
});

export const askLetter = (place: StoredPlace, who: string, { to, origin }: Home): Letter => ({
  to,
  subject: `Help manage ${place.details.name}`,
  ...renderMail({
    preheader: `${who} invites you as a manager.`,
    heading: `${who} invites you to manage ${place.details.name}`,
    paragraphs: [
      'Managers edit the page, review suggestions, reply to ratings, and open or close the place.',
      `Sign in with ${to} to accept or decline.`,
    ],
    facts: [{ label: 'Where', value: whereOf(place) }],
    action: { label: 'Accept or decline', url: pageOf(place, origin) },
    footerLines: [`Sent because ${to} was entered at ${productName}.`],
  }),
});
