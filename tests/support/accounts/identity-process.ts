import { startIdentity } from './identity.ts';

// An identity provider in a process of its own, for a test that kills it.
const identity = await startIdentity({}, process.argv[2]);
process.stdout.write(identity.endpoint);
