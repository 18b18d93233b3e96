/** What a stage lets a page reach besides its own origin. Each entry is an origin such as `https://tiles.example.org`. */
export interface AllowedOrigins {
  /** Fetched and connected to: the sign-in service. */
  readonly connect: readonly string[];
  /** Shown as images: map tiles, uploads. */
  readonly images: readonly string[];
}

/**
 * Response headers of every answer of the web app and its API, errors included (reliability 5.4). Scripts and styles are
 * files of our own origin. Cloudscape, React and Leaflet style elements through the CSSOM, which the policy does not
 * concern, so nothing needs 'unsafe-inline'.
 */
export const securityHeaders = ({ connect, images }: AllowedOrigins): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), payment=(), usb=(), geolocation=(self)',
  // The social sign-in leaves the page and comes back; a strict policy would cut that tie.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
});

/** Two years, what browsers' preload lists ask for. */
export const hstsSeconds = 63_072_000;

const contentSecurityPolicy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/**
 * Response headers of what people uploaded for the public. It is pictures alone; whatever a browser would take one
 * for, it may neither run nor load anything. A file never changes under its address.
 */
export const mediaHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
};
