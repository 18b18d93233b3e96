import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';

/** Who signs, and for which region. */
export interface Signer {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

interface Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** By lower-case name; they must be sent as they are. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly now: Date;
}

/** Signs as S3 wants it: paths as they are, and nothing said of the content. */
export const signatureBy = ({ region, sessionToken, ...keys }: Signer): SignatureV4 =>
  new SignatureV4({
    service: 's3',
    region,
    credentials: { ...keys, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });

/** What the signer leaves unsigned, because a browser or S3 itself has it. */
const elsewhere = {};

/**
 * The address under which S3 does one thing for any holder, for a while
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html).
 */
export async function signRequest({ method, url, headers = {}, seconds, now }: Request, signer: Signer): Promise<URL> {
  const request = {
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { ...headers, host: url.host },
    body: elsewhere,
  };
  const { query = {} } = await signatureBy(signer).presign(request, {
    expiresIn: seconds,
    signingDate: now,
    unhoistableHeaders: new Set(Object.keys(headers)),
  });
  const signed = new URL(url);
  signed.search = Object.entries(query)
    .map((part) => part.map((text) => encodeURIComponent(String(text))).join('='))
    .join('&');
  return signed;
}
