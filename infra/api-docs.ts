import { toOpenApi } from '#shared/contract/openapi.ts';
import { apiPrefix, type Contract } from '#shared/contract/operation.ts';
import { referencePage, referenceStyle } from '#shared/contract/reference-page.ts';
import { productName } from '#shared/product.ts';

export interface ApiDocument {
  readonly contentType: string;
  readonly body: string;
}

/** What documents the API, by its path on the product's own origin: for programs, for people, and the page's style. */
export function apiDocuments(contracts: readonly Contract[], version: string): Readonly<Record<string, ApiDocument>> {
  return {
    [`${apiPrefix}/openapi.json`]: {
      contentType: 'application/json',
      body: JSON.stringify(toOpenApi(contracts, { title: `${productName} API`, version })),
    },
    [`${apiPrefix}/docs`]: { contentType: 'text/html; charset=utf-8', body: referencePage(contracts) },
    [`${apiPrefix}/docs.css`]: { contentType: 'text/css; charset=utf-8', body: referenceStyle },
  };
}
