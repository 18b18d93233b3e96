import * as z from 'zod';
import { Hosts } from '#shared/hosts.ts';

const WebConfig = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where the user pool answers when that is not AWS. */
  userPoolEndpoint: z.url().optional(),
  region: z.string(),
  /** Host of the Google sign-in, without a scheme. */
  oauthDomain: z.string(),
  /** Map tiles; without them a map shows markers only. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).optional(),
  hosts: Hosts,
  /** True on one machine, where demo sign-ins and the mail box can be pointed to. */
  isLocal: z.boolean().default(false),
});
export type WebConfig = z.infer<typeof WebConfig>;

let loaded: WebConfig | undefined;

/** Reads what the stage serves beside the app, so that one build runs on every stage. */
export async function loadConfig(): Promise<WebConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The configuration answered ${response.status}.`);
  loaded = WebConfig.parse(await response.json());
  return loaded;
}

/** The configuration, once loaded. */
export function config(): WebConfig {
  if (!loaded) throw new Error('The configuration is not loaded yet.');
  return loaded;
}
