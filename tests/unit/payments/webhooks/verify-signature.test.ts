import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSigned } from '#lambdas/payments/webhooks/verify-signature.ts';

const secrets = ['whsec_new', 'whsec_old'];
const now = new Date('2026-12-01T10:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const signed = (body: string, secret: string, time = seconds) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
const bodyOf = (number: number) =>
  JSON.stringify({
    id: `evt_${number}`,
    type: 'payout.paid',
    created: seconds,
    livemode: false,
    account: 'acct_1',
    data: { object: { object: 'payout', amount: number } },
  });

it('accepts a body that one of the secrets signed within five minutes', () => {
  const body = bodyOf(1);
  for (const secret of secrets) expect(isSigned(Buffer.from(body), signed(body, secret), secrets, now)).toBe(true);
  expect(isSigned(Buffer.from(body), signed(body, 'whsec_new', seconds - 300), secrets, now)).toBe(true);
  expect(isSigned(Buffer.from(body), signed(body, 'whsec_new', seconds - 301), secrets, now)).toBe(false);
  expect(isSigned(Buffer.from(body), signed(body, 'whsec_other'), secrets, now)).toBe(false);
});

/** Of 200 events each byte of body and signature, until there are so many; 200,000 with `FORGED=200000`. */
const most = Number(process.env.FORGED ?? 20_000);

it('accepts none of many forged, changed and replayed bodies', () => {
  let tried = 0;
  let accepted = 0;
  const attempt = (body: Buffer, signature: string) => {
    tried += 1;
    if (isSigned(body, signature, secrets, now)) accepted += 1;
  };
  for (let round = 0; tried < most; round += 1) {
    const text = bodyOf(round);
    const body = Buffer.from(text);
    const signature = signed(text, 'whsec_new');
    attempt(body, signed(text, `whsec_${round}`));
    attempt(body, signed(text, 'whsec_new', seconds - 301 - round));
    attempt(Buffer.from(bodyOf(round + 1)), signature);
    for (let at = 0; at < body.length && tried < most; at += 1) {
      const changed = Buffer.from(body);
      changed[at] = (changed[at] ?? 0) ^ (1 + (round % 255));
      attempt(changed, signature);
    }
    for (let at = 0; at < signature.length && tried < most; at += 1) {
      const changed = Buffer.from(signature);
      changed[at] = (changed[at] ?? 0) ^ (1 + (round % 127));
      attempt(body, changed.toString('latin1'));
    }
  }
  expect({ tried, accepted }).toEqual({ tried: most, accepted: 0 });
});
