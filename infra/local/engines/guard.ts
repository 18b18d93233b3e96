import type { IncomingMessage } from 'node:http';

/** Why a request goes no further. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/**
 * The product's own names. With HOST and the names below `localhost`, which browsers look up nowhere else, these are the
 * only ones it answers to: a name that a stranger owns and points here (DNS rebinding) is none of them.
 */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** What HOST adds to the names; an address that means "all of this machine's" is no name. */
export function namesHere(host: string | undefined): readonly string[] {
  if (!host || host === '0.0.0.0' || host === '::') return loopbackNames;
  return [...loopbackNames, host.includes(':') ? `[${host}]` : host.toLowerCase()];
}

/** Brings the target of a request into the form of a path, or says why the request is refused. */
export function refusalOf(request: IncomingMessage, names: readonly string[]): Refusal | undefined {
  const absolute = /^https?:\/\//i.test(request.url ?? '') ? URL.parse(request.url ?? '') : null;
  if (absolute) {
    // RFC 9112, 3.2.2: the host of such a target counts, and not the header.
    request.url = absolute.pathname + absolute.search;
    request.headers.host = absolute.host;
  }
  const { url = '', headers, headersDistinct, socket } = request;
  if (!url.startsWith('/')) return { status: 400, message: 'The target of the request must be a path.' };
  const isOurs = (headersDistinct.host?.length ?? 0) <= 1 && isNamed(headers.host, socket.localPort, names);
  if (isOurs) return undefined;
  return { status: 421, message: `Only http://localhost:${socket.localPort} and its other names are answered here.` };
}

function isNamed(header = '', port: number | undefined, names: readonly string[]): boolean {
  const [, name = '', given = '80'] = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/.exec(header.toLowerCase()) ?? [];
  const plain = name.replace(/\.$/, '');
  return Number(given) === port && (names.includes(plain) || plain.endsWith('.localhost'));
}

/**
 * True when a page of another origin makes a request. A browser says so itself; programs say nothing, and come from
 * this machine. `null` is what a form of a page without a referrer says, which the second header tells apart.
 */
export function isForeign({ headers, socket }: IncomingMessage, names: readonly string[]): boolean {
  const { origin = 'null', 'sec-fetch-site': site } = headers;
  if (origin !== 'null') {
    const url = URL.parse(origin);
    return url?.protocol !== 'http:' || !isNamed(url.host, socket.localPort, names);
  }
  return site === undefined ? headers.origin !== undefined : site !== 'same-origin' && site !== 'none';
}

/** True for a request that may change something. */
export const mayChange = ({ method = 'GET' }: IncomingMessage): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);
