/**
 * The Idempotency-Key of one thing a person means to create: pressing twice, or again after no answer came, repeats the
 * same request; a corrected form is another one. 64 hexadecimal digits.
 */
export async function keyFor(visit: string, input: object): Promise<string> {
  const bytes = new TextEncoder().encode(visit + JSON.stringify(input));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
