import { productName } from '#shared/product.ts';
import { css, theme } from './theme.ts';

interface Link {
  readonly label: string;
  /** https, or http on one machine. */
  readonly url: string;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where the label leads. */
  readonly url?: string;
}

/** What a mail says. Plain text throughout: a line break in a paragraph stays one, nothing is read as markup. */
export interface MailContent {
  /** Shown by inboxes beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to copy, set large. */
  readonly code?: string;
  readonly facts?: readonly Fact[];
  readonly action?: Link;
  /** Why the person gets this mail, and who sends it. */
  readonly footerLines: readonly string[];
  readonly unsubscribe?: Link;
}

export interface RenderedMail {
  readonly html: string;
  readonly text: string;
}

/** Lays a mail out in the product's one design: at most 600 pixels wide, readable without images, light and dark. */
export function renderMail(content: MailContent): RenderedMail {
  return { html: toHtml(content), text: toText(content) };
}

function toText({ heading, paragraphs, code, facts, action, footerLines, unsubscribe }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(facts?.length
      ? [facts.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n')]
      : []),
    ...(action ? [`${action.label}:\n${safeUrl(action.url)}`] : []),
    `-- \n${[productName, ...footerLines].join('\n')}`,
    ...(unsubscribe ? [`${unsubscribe.label}:\n${safeUrl(unsubscribe.url)}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function toHtml(content: MailContent): string {
  const { preheader, heading, paragraphs, code, facts, action } = content;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${css}</style>
</head>
<body class="page" style="margin:0;padding:0;${theme.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="brand" style="padding:0 32px 16px;${theme.brand}">${escapeHtml(productName)}</td></tr>
<tr><td class="card inner" style="padding:32px;${theme.card}">
<h1 class="ink" style="margin:0 0 16px;${theme.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((words) => `<p class="ink" style="margin:0 0 16px;${theme.body}">${lines(words)}</p>`).join('\n')}
${code ? `<p class="code ink" style="margin:8px 0 24px;padding:16px;${theme.code}">${escapeHtml(code)}</p>` : ''}
${facts?.length ? factTable(facts) : ''}
${action ? button(action) : ''}
</td></tr>
<tr><td class="inner" style="padding:20px 32px">${footer(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factTable(facts: NonNullable<MailContent['facts']>): string {
  const rows = facts.map(
    ({ label, value, url }) =>
      `<tr><td class="quiet line" valign="top" style="padding:10px 16px 10px 0;width:28%;${theme.label}">${url ? `<a href="${escapeHtml(safeUrl(url))}">${escapeHtml(label)}</a>` : escapeHtml(label)}</td>` +
      `<td class="ink line" valign="top" style="padding:10px 0;${theme.value}">${lines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows.join('')}</table>`;
}

const button = ({ label, url }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="${theme.buttonCell}">` +
  `<a href="${escapeHtml(safeUrl(url))}" style="display:inline-block;padding:12px 24px;${theme.buttonLink}">${escapeHtml(label)}</a></td></tr></table>`;

function footer({ footerLines, unsubscribe }: MailContent): string {
  const said = footerLines.map(lines);
  const link = unsubscribe
    ? [
        `<a class="quiet" href="${escapeHtml(safeUrl(unsubscribe.url))}" style="${theme.footerLink}">${escapeHtml(unsubscribe.label)}</a>`,
      ]
    : [];
  return `<p class="quiet" style="margin:0;${theme.footer}">${[...said, ...link].join('<br>')}</p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
const lines = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>');

/** Links are ours; anything but a web address is a mistake that must not reach an inbox. */
function safeUrl(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail may not link to ${protocol}`);
  return href;
}
