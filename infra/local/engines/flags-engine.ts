import type { Engine } from './engine.ts';

const token = 'local';
/** AppConfig's data plane: a session and its configuration, which is asked for anew each time. */
export function createFlagsEngine(read: () => unknown): Engine {
  return ({ method, path }) => {
    const headers = { 'content-type': 'application/json', 'next-poll-configuration-token': token };
    if (method === 'POST' && path === '/configurationsessions')
      return { status: 201, headers, body: JSON.stringify({ InitialConfigurationToken: token }) };
    if (method === 'GET' && path === '/configuration')
      return { headers: { ...headers, 'next-poll-interval-in-seconds': '0' }, body: JSON.stringify(read()) };
    return { status: 404, headers, body: '{"message":"Not found"}' };
  };
}
