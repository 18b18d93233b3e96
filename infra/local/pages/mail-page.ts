import { type Html, html } from '#shared/html.ts';
import { json, type Reply } from '../front/answer.ts';
import { composeMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { LocalRequest } from './local-request.ts';
import { page } from './page.ts';
import type { Running } from './running.ts';

const mostListed = 200;
/** A mail's own markup may style itself and show pictures; it runs nothing and reaches nothing. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self' https:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

/** `/mail`, `/mail/{messageId}`, its markup, its attachments and a way to reply; JSON with `?to=` or for clients other than browsers. */
export function mailPage(
  { method, path, query, input, wantsPage }: LocalRequest,
  { mail }: Running,
): Reply | undefined {
  const [, , messageId, part, index] = path.split('/');
  if (!messageId) return list(mail.list({ to: query.get('to') ?? undefined, limit: mostListed }), query, wantsPage);
  const found = mail.find(messageId);
  if (!found) return undefined;
  if (part === 'reply') return method === 'POST' ? reply(found, String(input.text ?? ''), mail) : undefined;
  if (part === 'html') return markup(found);
  if (part === 'attachments') return attachment(found, Number(index));
  return wantsPage ? show(found) : json(found);
}

function list(mails: readonly Mail[], query: URLSearchParams, wantsPage: boolean): Reply {
  if (query.has('to') || !wantsPage) return json({ mails });
  const rows = mails.map(
    ({ messageId, to, subject, sentAt }) =>
      html`<tr><th scope="row"><a href="/_local/mail/${messageId}">${subject}</a></th><td>${to.join(', ')}</td><td>${when(sentAt)}</td></tr>`,
  );
  return page({
    title: 'Mail',
    path: '/_local/mail',
    body: html`<p class="quiet">Nothing leaves this machine: whatever the product sends ends here, newest first.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<div class="scroll"><table><thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Sent</th></tr></thead><tbody>${rows}</tbody></table></div>`}`,
  });
}

function show(mail: Mail): Reply {
  const { messageId, from, to, sentAt, subject, text, html: body, headers, attachments } = mail;
  const unsubscribe = headers['list-unsubscribe'];
  return page({
    title: subject || '(no subject)',
    path: '/_local/mail/view',
    body: html`<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to.join(', ')}</dd><dt>Sent</dt><dd>${when(sentAt)}</dd>
${unsubscribe && html`<dt>Unsubscribe</dt><dd>${unsubscribe}</dd>`}
${attachments.map(({ filename, contentType }, index) => html`<dt>Attached</dt><dd><a href="/_local/mail/${messageId}/attachments/${index}">${filename}</a> <span class="quiet">${contentType}</span></dd>`)}</dl>
${body && html`<h2>As it looks</h2><iframe src="/_local/mail/${messageId}/html" title="The mail as it looks" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
${text && html`<h2>As plain text</h2><pre>${text}</pre>`}
${headers['reply-to'] && html`<h2>Reply</h2><form method="post" action="/_local/mail/${messageId}/reply"><p>To ${headers['reply-to']}</p><p><label>Text<br><textarea name="text" rows="4" cols="60" required></textarea></label></p><button>Send reply</button></form>`}`,
  });
}

/** Answers a mail as the person it went to, from their mail program. */
function reply({ to: [from = ''], subject, headers }: Mail, text: string, mailbox: Running['mail']): Reply {
  const to = headers['reply-to'] ?? '';
  mailbox.receive(composeMail({ from, to: [to], subject: `Re: ${subject}`, text }), [to]);
  return json({ to });
}

const markup = ({ html: body, text }: Mail): Reply => ({
  type: 'text/html; charset=utf-8',
  headers: { 'content-security-policy': mailPolicy, 'x-frame-options': 'SAMEORIGIN' },
  body: body ? openInNewTab(body) : html`<pre>${text}</pre>`.markup,
});

/** The links of a mail lead out of the frame that shows it. */
const openInNewTab = (body: string) => `<base target="_blank">${body}`;

function attachment({ attachments }: Mail, index: number): Reply | undefined {
  const found = attachments[index];
  return (
    found && {
      type: found.contentType,
      headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.filename)}` },
      body: Buffer.from(found.base64, 'base64'),
    }
  );
}

const when = (instant: string): Html =>
  html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`;
