import { describe, expect, it } from 'vitest';
import { type MailContent, renderMail } from '#lambdas/kernel/mail/layout.ts';

const content: MailContent = {
  preheader: 'Soon',
  heading: 'Hello <script>alert(1)</script>',
  paragraphs: ['One & two', 'first\nsecond'],
  facts: [{ label: 'Where', value: 'Pitch "7" <b>' }],
  action: { label: 'Open', url: 'https://rovers.example/evt/1?a=1&b=2' },
  footerLines: ["It's for you"],
  unsubscribe: { label: 'Turn off', url: 'https://rovers.example/mail/off?token=t' },
};

describe('the layout of mails', () => {
  it('shows what people typed as text, never as markup', () => {
    const { html } = renderMail(content);
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain('Hello &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Pitch &quot;7&quot; &lt;b&gt;');
    expect(html).toContain('href="https://rovers.example/evt/1?a=1&amp;b=2"');
  });

  it('keeps line breaks in both forms', () => {
    const { html, text } = renderMail(content);
    expect(html).toContain('first<br>second');
    expect(text).toContain('first\nsecond');
  });

  it('says the same in plain text', () => {
    const { text } = renderMail(content);
    for (const words of ['One & two', 'Where: Pitch "7" <b>', 'https://rovers.example/evt/1?a=1&b=2', 'Turn off'])
      expect(text).toContain(words);
    expect(text).toContain('Rovers');
  });

  it('is at most 600 pixels wide, dark where the reader is, and needs no image', () => {
    const { html } = renderMail(content);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toContain('<img');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('links to web addresses alone, not to %s', (url) => {
    expect(() => renderMail({ ...content, action: { label: 'Open', url } })).toThrow('may not link');
  });
});
