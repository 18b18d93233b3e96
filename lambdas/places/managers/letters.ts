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
    preheader: `It counts for ${codeMinutes} minutes.`,
    heading: `Claim ${place.details.name}`,
    paragraphs: [
      `${who} says that they run ${place.details.name} and wants to manage its listing at ${productName}.`,
      `If that is right, enter this code within ${codeMinutes} minutes. If you don't know them, ignore this mail and don't share the code.`,
    ],
    code,
    facts: [{ label: 'Where', value: whereOf(place) }],
    action: { label: 'Enter the code', url: pageOf(place, origin) },
    footerLines: [`You get this mail because ${to} was entered at ${productName}.`],
  }),
});

export const askLetter = (place: StoredPlace, who: string, { to, origin }: Home): Letter => ({
  to,
  subject: `Manage ${place.details.name} together`,
  ...renderMail({
    preheader: `${who} asks you to manage a place.`,
    heading: `${who} asks you to manage ${place.details.name}`,
    paragraphs: [
      'Managers keep a listing right: they change it, decide about suggestions, answer ratings and close or open the place.',
      `Sign in with ${to} and accept or decline.`,
    ],
    facts: [{ label: 'Where', value: whereOf(place) }],
    action: { label: 'Answer', url: pageOf(place, origin) },
    footerLines: [`You get this mail because ${to} was entered at ${productName}.`],
  }),
});
