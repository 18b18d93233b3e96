import { errors } from '#shared/contract/errors.ts';
import { toOpenApi } from '#shared/contract/openapi.ts';
import { apiPrefix, type Contract, type Operation, pathParams } from '#shared/contract/operation.ts';
import { productName } from '#shared/product.ts';

export interface ApiDocument {
  readonly contentType: string;
  readonly body: string;
}

/** What documents the API, by its path on the product's own origin: for programs, for people, and the page's style. */
export function apiDocuments(contracts: readonly Contract[], version: string): Readonly<Record<string, ApiDocument>> {
  const title = `${productName} API`;
  return {
    [`${apiPrefix}/openapi.json`]: {
      contentType: 'application/json',
      body: JSON.stringify(toOpenApi(contracts, { title, version })),
    },
    [`${apiPrefix}/docs`]: { contentType: 'text/html; charset=utf-8', body: docsPage(contracts, title) },
    [`${apiPrefix}/docs.css`]: { contentType: 'text/css; charset=utf-8', body: style },
  };
}

const docsPage = (contracts: readonly Contract[], title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<link rel="stylesheet" href="${apiPrefix}/docs.css">
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
<p>Every operation of the product. The same for programs: <a href="${apiPrefix}/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><ul>${contracts.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}<li><a href="#errors">errors</a></li></ul></nav>
${contracts.map(contractSection).join('\n')}
<section><h2 id="errors">errors</h2>
<p>A refusal is a problem document (RFC 9457) with one of these codes.</p>
<dl>${Object.entries(errors)
  .map(
    ([code, { status, title: sentence }]) =>
      `<dt id="${code}"><code>${code}</code> ${status}</dt><dd>${escapeText(sentence)}</dd>`,
  )
  .join('\n')}</dl></section>
</main>
</body>
</html>
`;

const contractSection = ({ name, operations }: Contract) =>
  `<section><h2 id="${name}">${name}</h2>
${Object.entries(operations)
  .map(([id, operation]) => operationArticle(id, operation))
  .join('\n')}</section>`;

function operationArticle(id: string, operation: Operation): string {
  const { method, path, summary, access, input, errors: codes = [], limit } = operation;
  const inPath = pathParams(path);
  const fields = Object.entries(input.shape).map(
    ([field, schema]) =>
      `<li><code>${field}</code>${inPath.includes(field) ? ' in the path' : ''}${schema.safeParse(undefined).success ? ', optional' : ''}</li>`,
  );
  return `<article><h3 id="${id}"><code>${method} ${apiPrefix}${path}</code></h3>
<p>${escapeText(summary)}.</p>
<p class="quiet">${id} · ${access}${limit ? ` · at most ${limit.calls} a ${limit.per}` : ''}</p>
${fields.length > 0 ? `<ul>${fields.join('')}</ul>` : ''}
${codes.length > 0 ? `<p>May refuse with ${codes.map((code) => `<a href="#${code}">${code}</a>`).join(', ')}.</p>` : ''}</article>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
article { border-top: 1px solid light-dark(#d5dbdb, #414d5c); }
h3 { margin-bottom: 0; overflow-wrap: anywhere; }
code { font-size: 0.95em; }
a { color: light-dark(#0b5d43, #6fd6ae); }
.quiet { color: light-dark(#4d5a66, #b3bec9); }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
