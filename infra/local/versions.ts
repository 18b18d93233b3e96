import { createRequire } from 'node:module';

/** What is running, for reports of trouble. */
export function versionsOf(root: string): Readonly<Record<string, string>> {
  const require = createRequire(`${root}/package.json`);
  const versionOf = (path: string) => {
    try {
      return (require(path) as { version: string }).version;
    } catch {
      return 'not installed';
    }
  };
  return {
    product: versionOf('./package.json'),
    node: process.versions.node,
    dataEngine: versionOf(`@dynoxide/${process.platform}-${process.arch}/package.json`),
  };
}
