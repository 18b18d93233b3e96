import { vi } from 'vitest';
import type { Transport } from '#shared/contract/client.ts';

/** The document of the app that the product's own origin answers in tests. */
export const appDocument =
  '<!doctype html><html><head><meta name="description" content="Sports." /><title>Rovers</title></head><body><noscript>Rovers needs JavaScript.</noscript></body></html>';

const real = globalThis.fetch;

/** Answers the app's document and public operations at the product's own origin; everything else is asked as ever. */
export const answerAppDocument = (answerApi: Transport = async () => new Response(null, { status: 503 })) =>
  vi.stubGlobal('fetch', async (...[asked, init]: Parameters<typeof fetch>) => {
    if (String(asked) === 'http://localhost:5173/index.html')
      return new Response(appDocument, { headers: { 'content-security-policy': "default-src 'none'" } });
    return asked instanceof Request && asked.url.startsWith('http://localhost:5173/api/public/')
      ? answerApi(asked)
      : real(asked, init);
  });
