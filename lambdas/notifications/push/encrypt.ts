import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's half of the encryption, base64url as browsers say it. */
export interface DeviceKeys {
  /** Its public key: 65 bytes, an uncompressed point of P-256. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** What is fresh for every message. */
interface Fresh {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const curve = 'prime256v1';
const recordSize = 4096;
/** Ends the last record (RFC 8188, 2.1). */
const lastRecord = Buffer.from([2]);

/**
 * Encrypts a message so that only one browser reads it, as one `aes128gcm` record (RFC 8291, RFC 8188).
 * @throws when the keys are none
 */
export function encrypt(plaintext: Buffer, { p256dh, auth }: DeviceKeys, fresh?: Fresh): Buffer {
  const sender = createECDH(curve);
  if (fresh) sender.setPrivateKey(fresh.privateKey);
  else sender.generateKeys();
  const salt = fresh?.salt ?? randomBytes(16);
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const keying = derive(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), both, 32);
  const key = derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(plaintext), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizes(senderKey.length), senderKey, ...record]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** The rest of the header: the size of a record and of the key (RFC 8188, 2.1). */
function sizes(keyLength: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(recordSize);
  header.writeUInt8(keyLength, 4);
  return header;
}
