/** What the sign-in page says about a visit to Google that did not end in a sign-in. */
export type GoogleRefusal = 'unverified' | 'linkRequired' | 'addressTaken' | 'cancelled' | 'failed';

/**
 * Reads the identity provider's refusal from the address it sent the browser to; undefined where it brings a sign-in.
 * Our trigger's own reasons travel in the description (decision D10).
 */
export function googleRefusal(address: string): GoogleRefusal | undefined {
  const { searchParams } = new URL(address);
  const error = searchParams.get('error');
  if (!error) return undefined;
  const description = searchParams.get('error_description') ?? '';
  if (description.includes('unverified')) return 'unverified';
  if (description.includes('link-required')) return 'linkRequired';
  if (description.includes('address-taken')) return 'addressTaken';
  return error === 'access_denied' || /cancel/i.test(description) ? 'cancelled' : 'failed';
}
