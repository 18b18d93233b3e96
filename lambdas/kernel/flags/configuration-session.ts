import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { awsAccess, variable } from '../env.ts';

/** What a poll says: what the configuration is now, undefined where it is as before, and when to ask again. */
export interface Poll {
  readonly configuration: unknown;
  readonly nextInSeconds: number;
}

/** The least interval between two polls that AppConfig lets a session ask for, in seconds. */
const shortestInterval = 15;
const patienceMs = 2_000;

/**
 * Polls AppConfig by requests of our own, since only two of its calls are needed
 * (https://docs.aws.amazon.com/appconfig/latest/userguide/about-data-plane.html). A poll that fails begins a new session
 * the next time.
 * @throws {Error} from the poll, when AppConfig refuses or cannot be reached
 */
export function createConfigurationSession(): () => Promise<Poll> {
  const [application, environment, profile] = variable('FLAGS_CONFIGURATION').split('/');
  const send = sender();
  let token: string | undefined;
  return async () => {
    const asked = token ?? (await begin());
    token = undefined;
    const response = await send('GET', '/configuration', { configuration_token: asked });
    const text = await response.text();
    token = response.headers.get('next-poll-configuration-token') ?? undefined;
    return {
      configuration: text === '' ? undefined : JSON.parse(text),
      nextInSeconds: Number(response.headers.get('next-poll-interval-in-seconds') ?? shortestInterval),
    };
  };

  async function begin(): Promise<string> {
    const response = await send(
      'POST',
      '/configurationsessions',
      {},
      {
        ApplicationIdentifier: application,
        EnvironmentIdentifier: environment,
        ConfigurationProfileIdentifier: profile,
        RequiredMinimumPollIntervalInSeconds: shortestInterval,
      },
    );
    const { InitialConfigurationToken } = (await response.json()) as { InitialConfigurationToken: string };
    return InitialConfigurationToken;
  }
}

/** Signs and sends one request. */
function sender() {
  const { endpoint, region, sessionToken, ...keys } = awsAccess('APPCONFIGDATA');
  const home = endpoint ?? `https://appconfigdata.${region}.amazonaws.com`;
  const signer = new SignatureV4({
    service: 'appconfig',
    region,
    credentials: { ...keys, ...(sessionToken && { sessionToken }) },
    sha256: Sha256,
  });
  return async (method: 'GET' | 'POST', path: string, query: Record<string, string>, content?: object) => {
    const url = new URL(home + path);
    const body = content && JSON.stringify(content);
    const { headers } = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query,
      headers: { host: url.host, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    url.search = new URLSearchParams(query).toString();
    const response = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`AppConfig answered ${response.status}.`);
    return response;
  };
}
