import { apiDocuments } from '#infra/api-docs.ts';
import type { Hosts } from '#shared/hosts.ts';
import { clientIds, userPoolId } from '../environment.ts';
import { identityPath } from '../identity-of-product.ts';
import { json, type Reply } from './answer.ts';

/** A document for a browser that reached us under this host and port. */
export type Document = (host: string) => Reply;

/** What is made rather than built: the web app's configuration and the API's documents. */
export function documentsOf(hosts: Hosts, version: string): Readonly<Record<string, Document>> {
  const docs = Object.entries(apiDocuments(version)).map(([path, { contentType, body }]): [string, Document] => [
    path,
    () => ({ type: contentType, body, headers: { 'cache-control': 'no-cache' } }),
  ]);
  return { '/config.json': (host) => json(webConfig(hosts, host)), ...Object.fromEntries(docs) };
}

const webConfig = (hosts: Hosts, host: string) => ({
  region: 'local',
  userPoolId,
  userPoolClientId: clientIds.web,
  userPoolEndpoint: `http://${host}${identityPath}`,
  oauthDomain: `${host}${identityPath}`,
  hosts,
  isLocal: true,
});
