import { vi } from 'vitest';

/** The document of the app that the product's own origin answers in tests. */
export const appDocument =
  '<!doctype html><html><head><meta name="description" content="Sports." /><title>Rovers</title></head><body></body></html>';

const real = globalThis.fetch;

/** Answers the app's document at the product's own origin; everything else is asked as ever. */
export const answerAppDocument = () =>
  vi.stubGlobal('fetch', async (...[asked, init]: Parameters<typeof fetch>) =>
    String(asked) === 'http://localhost:5173/index.html'
      ? new Response(appDocument, { headers: { 'content-security-policy': "default-src 'none'" } })
      : real(asked, init),
  );
