/** The document that the app starts from, with what it was answered with. */
export interface AppDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the app's document says of itself by headers: what it may load, and who may frame it. */
const passedOn = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** A new version of the app is there for visitors of these pages this much later. */
const keptMs = 30_000;

/**
 * Reads the app's document from the product's own origin: its files are not the functions'.
 * @throws {Error} where it is not answered
 */
export function createAppDocument(origin: string): (now: Date) => Promise<AppDocument> {
  let kept: { readonly document: AppDocument; readonly until: number } | undefined;
  return async (now) => {
    if (kept && now.getTime() < kept.until) return kept.document;
    const response = await fetch(`${origin}/index.html`);
    if (!response.ok) throw new Error(`The app's document was answered with ${response.status}`);
    const headers = Object.fromEntries(passedOn.map((name) => [name, response.headers.get(name) ?? '']));
    kept = { document: { html: await response.text(), headers }, until: now.getTime() + keptMs };
    return kept.document;
  };
}
