import { hostsOf, type Stage } from '#infra/stages.ts';

/**
 * Every host that a stage answers to.
 * @throws {Error} for a host that the stage's certificate does not cover
 */
export function namesOf(stage: Stage): string[] {
  const { main, meh, organization } = hostsOf(stage);
  const names = [...main, ...meh, ...Object.keys(organization)];
  for (const name of names)
    if (name !== stage.domain && !isDirectlyUnder(name, stage.domain))
      throw new Error(`The host ${name} is not directly under ${stage.domain}, so the certificate does not cover it.`);
  return names;
}

const isDirectlyUnder = (name: string, domain: string) =>
  name.endsWith(`.${domain}`) && !name.slice(0, -domain.length - 1).includes('.');
