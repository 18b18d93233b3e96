import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decrypt } from '#infra/local/push/decrypt.ts';
import { encrypt } from '#lambdas/notifications/push/encrypt.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const rfc = {
  plaintext: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const fresh = { salt: bytes(rfc.salt), privateKey: bytes(rfc.senderPrivate) };

it('encrypts the example of RFC 8291 to its very bytes', () => {
  expect(encrypt(Buffer.from(rfc.plaintext), rfc, fresh).toString('base64url')).toBe(rfc.message);
});

it('decrypts the example of RFC 8291 where a browser would', () => {
  const keys = { privateKey: bytes(rfc.receiverPrivate), auth: bytes(rfc.auth) };
  expect(decrypt(bytes(rfc.message), keys).toString()).toBe(rfc.plaintext);
});

it('is read by one browser alone, and is another message each time', () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const text = JSON.stringify({ title: 'Größer — 🏀', body: 'x'.repeat(2900) });
  const [one, two] = [encrypt(Buffer.from(text), keys), encrypt(Buffer.from(text), keys)];
  expect(one.equals(two)).toBe(false);
  expect(decrypt(one, { privateKey: browser.getPrivateKey(), auth }).toString()).toBe(text);
  expect(() => decrypt(one, { privateKey: bytes(rfc.receiverPrivate), auth })).toThrow();
  one[one.length - 20]! ^= 1;
  expect(() => decrypt(one, { privateKey: browser.getPrivateKey(), auth })).toThrow();
});
