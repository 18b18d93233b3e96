/** Where the browser is set to be: the default for numbers that are written without a country's code. */
const region = () => new Intl.Locale(navigator.language).maximize().region ?? 'US';

/** Loads the parser, once: no page carries it. */
export const loadPhoneNumbers = () => import('./phone-numbers.ts');

/** The number as E.164, or as it was written where it is none. */
export async function internationalPhone(written: string): Promise<string> {
  if (written.trim() === '') return written;
  const { toE164 } = await loadPhoneNumbers();
  return toE164(written, region()) ?? written;
}
