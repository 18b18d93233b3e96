import { toOpenApi } from '#shared/contract/openapi.ts';
import { apiPrefix } from '#shared/contract/operation.ts';
import { referencePages, referenceStyle } from '#shared/contract/reference-pages.ts';
import { contractsByContext } from '#shared/contracts.ts';
import { productName } from '#shared/product.ts';

export interface ApiDocument {
  readonly contentType: string;
  readonly body: string;
}

/** What documents the API, by its path on the product's own origin: for programs, for people, and the pages' style. */
export function apiDocuments(version: string): Readonly<Record<string, ApiDocument>> {
  const document = toOpenApi(contractsByContext, { title: `${productName} API`, version });
  const pages = Object.entries(referencePages(document)).map(([path, body]): [string, ApiDocument] => [
    path,
    { contentType: 'text/html; charset=utf-8', body },
  ]);
  return {
    [`${apiPrefix}/openapi.json`]: { contentType: 'application/json', body: JSON.stringify(document) },
    ...Object.fromEntries(pages),
    [`${apiPrefix}/docs.css`]: { contentType: 'text/css; charset=utf-8', body: referenceStyle },
  };
}
