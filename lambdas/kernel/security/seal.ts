import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** A key that data is sealed under, with the name that it has in the secret store. */
export interface DataKey {
  readonly keyId: string;
  readonly key: Uint8Array;
}

/** Data keys by their names, so that one can be changed for another while what was sealed before can still be opened. */
export interface DataKeys {
  current(): Promise<DataKey>;
  /** @throws when there is no key of that name any more */
  named(keyId: string): Promise<DataKey>;
}

/** Text that only a holder of the key can read, and only as what it was sealed as. */
export interface Sealed {
  readonly keyId: string;
  readonly iv: string;
  readonly text: string;
  readonly tag: string;
}

/** A key of 256 bits for one purpose, made of a secret. */
export const toDataKey = (keyId: string, secret: string, purpose: string): DataKey => ({
  keyId,
  key: new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32)),
});

/** `about` says whose and what it is: sealed text that is moved to another person's row does not open there. */
export function seal(text: string, about: string, { keyId, key }: DataKey): Sealed {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const [ivText, sealedText, tag] = [iv, sealed, cipher.getAuthTag()].map((bytes) => bytes.toString('base64'));
  return { keyId, iv: ivText ?? '', text: sealedText ?? '', tag: tag ?? '' };
}

/** @throws when the key, the person or the text is another than it was sealed with */
export function unseal({ iv, text, tag }: Sealed, about: string, { key }: DataKey): string {
  const bytes = (base64: string) => Buffer.from(base64, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes(iv), { authTagLength: 16 })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes(tag));
  return decipher.update(bytes(text), undefined, 'utf8') + decipher.final('utf8');
}
