import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** A browser's own half of a subscription. */
export interface ReceiverKeys {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

const saltBytes = 16;
const headerBytes = saltBytes + 5;
const tagBytes = 16;
const lastRecord = 2;

/**
 * What a browser does with a message (RFC 8291, section 4; RFC 8188): written apart from the sender, to judge it.
 * @throws {Error} when it is not for these keys, or is not one whole record
 */
export function decrypt(message: Buffer, { privateKey, auth }: ReceiverKeys): Buffer {
  const salt = message.subarray(0, saltBytes);
  const recordSize = message.readUInt32BE(saltBytes);
  const keyEnd = headerBytes + message.readUInt8(saltBytes + 4);
  const senderKey = message.subarray(headerBytes, keyEnd);
  const record = message.subarray(keyEnd);
  if (record.length > recordSize) throw new Error('There is more than one record.');
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey]);
  const hkdf = (secret: Buffer, withSalt: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, withSalt, about, length));
  const keying = hkdf(receiver.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(keying, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(keying, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== lastRecord) throw new Error('The record is not the last one.');
  return padded.subarray(0, end);
}
