import type { Flags } from '../data/flags.ts';
import type { Engine } from './engine.ts';

const token = 'local';
/** The paths of the Lambda extension: https://docs.aws.amazon.com/appconfig/latest/userguide/appconfig-integration-lambda-extensions.html */
const extensionPath = /^\/applications\/[^/]+\/environments\/[^/]+\/configurations\/[^/]+$/;

/** AppConfig's data plane: a session, its configuration, and the Lambda extension's short cut to the same. */
export function createFlagsEngine(read: () => Flags): Engine {
  return ({ method, path }) => {
    const headers = { 'content-type': 'application/json', 'next-poll-configuration-token': token };
    if (method === 'POST' && path === '/configurationsessions')
      return { status: 201, headers, body: JSON.stringify({ InitialConfigurationToken: token }) };
    if (method === 'GET' && (path === '/configuration' || extensionPath.test(path)))
      return { headers: { ...headers, 'next-poll-interval-in-seconds': '30' }, body: JSON.stringify(read()) };
    return { status: 404, headers, body: '{"message":"Not found"}' };
  };
}
