import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { Phone } from '#shared/phone.ts';

/**
 * A phone number as E.164, whether it was written with its country's code or as within the region; undefined where no
 * number of that country has as many digits, or where it is too short for an address to keep (Austria has numbers of four
 * digits). It weighs 29 KB, so that pages load it when a number is typed.
 * @param region two letters (ISO 3166), such as `US`
 */
export function toE164(written: string, region: string): string | undefined {
  const country: CountryCode | undefined = isSupportedCountry(region) ? region : undefined;
  const found = parsePhoneNumberFromString(written, { ...(country && { defaultCountry: country }), extract: false });
  return found?.isPossible() && Phone.safeParse(found.number).success ? found.number : undefined;
}
