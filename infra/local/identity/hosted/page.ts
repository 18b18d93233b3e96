import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { send } from './http.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: 0.25rem; }
label.tick { grid-template-columns: auto 1fr; gap: 0.5rem; align-items: center; }
input, button { font: inherit; padding: 0.5rem 0.75rem; min-height: 2.75rem; box-sizing: border-box; }
input[type='checkbox'] { min-height: 1.5rem; width: 1.5rem; margin: 0; }
.actions { display: flex; gap: 0.75rem; }
.error { color: light-dark(#b00020, #ff9a9a); margin: 0; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

// No form-action: the answer to the form redirects to the application, wherever it is registered.
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

interface Page {
  readonly status?: number;
  readonly title: string;
  /** Markup whose texts are already escaped. */
  readonly body: string;
}

/** A page of the provider itself; it needs no script. */
export function sendPage(response: ServerResponse, { status = 200, title, body }: Page): void {
  send(response, {
    status,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`,
  });
}

/** Text that cannot become markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
