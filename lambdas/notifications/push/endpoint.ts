import { ECDH } from 'node:crypto';
import type { DeviceKeys } from './encrypt.ts';

const longest = 1024;

/**
 * Whether a message may be posted there (decision D40): https on its own port at a known push service, without a user or
 * a fragment. Asked when an endpoint is stored and again before every message, so that what leaves the list is not called.
 * @param services hosts, `*.` before those that stand for all below; a whole address stands for what is below it
 */
export function isAllowedEndpoint(endpoint: string, services: readonly string[]): boolean {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hash, hostname, href } = new URL(endpoint);
  if (username || password || hash || endpoint.includes('#')) return false;
  return services.some((service) => {
    if (service.includes('://')) return href.startsWith(service);
    return protocol === 'https:' && port === '' && isHost(hostname, service);
  });
}

const isHost = (hostname: string, service: string) =>
  service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;

/** Whether something can be encrypted with them: a point on the curve and a secret of 16 bytes. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
