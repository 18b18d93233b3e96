import { describe, expect, it } from 'vitest';
import { Hosts, hostOf } from '#shared/hosts.ts';

const hosts = Hosts.parse({
  main: ['localhost', 'rovers.example'],
  meh: ['meh.example'],
  organization: { 'org.localhost': 'team_1' },
});

describe('a host', () => {
  it('is main when the stage names it, whatever its port, case or final dot', () => {
    for (const header of ['localhost', 'localhost:5173', 'LOCALHOST', 'rovers.example.', ' Rovers.Example:443 '])
      expect(hostOf(header, hosts)).toEqual({ type: 'main', platform: 'rovers' });
  });

  it('carries the platform of the sister product', () => {
    expect(hostOf('meh.example', hosts)).toEqual({ type: 'main', platform: 'meh' });
  });

  it('is the organisation host with its team', () => {
    expect(hostOf('org.localhost:5173', hosts)).toEqual({ type: 'organization', platform: 'rovers', teamId: 'team_1' });
  });

  it('is a custom domain otherwise, also where its name looks like something else', () => {
    for (const domain of ['foxes.localhost', 'rovers.example.evil.test', 'constructor', 'xlocalhost'])
      expect(hostOf(domain, hosts)).toEqual({ type: 'customDomain', platform: 'rovers', domain });
  });
});
