export interface SimpleMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly replyTo?: readonly string[];
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

/** The MIME message that SES makes of a mail given in parts. */
export function composeMail({ from, to, replyTo = [], subject, text, html }: SimpleMail): Buffer {
  const boundary = 'rovers-parts';
  const part = (type: string, body: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(body)}\r\n`;
  return Buffer.from(
    [
      `From: ${oneLine(from)}`,
      `To: ${oneLine(to.join(', '))}`,
      ...(replyTo.length > 0 ? [`Reply-To: ${oneLine(replyTo.join(', '))}`] : []),
      `Subject: =?utf-8?B?${Buffer.from(oneLine(subject)).toString('base64')}?=`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/alternative; boundary="${boundary}"`,
      '',
      `${text ? part('text/plain', text) : ''}${html ? part('text/html', html) : ''}--${boundary}--\r\n`,
    ].join('\r\n'),
  );
}

const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ');
const lines = (body: string) =>
  (
    Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
