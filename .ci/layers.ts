import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const config = createRequire(import.meta.url)('./dependency-cruiser.cjs');

/** The folders that the rules speak of. */
export const layers = ['bin', 'infra', 'lambdas', 'shared', 'tests', 'web'];

export interface Finding {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/** Holds a tree to the layer rules. `modules` counts our own files that were read, so that a blind run is noticed. */
export async function checkLayers(root: string, folders = layers): Promise<{ findings: Finding[]; modules: number }> {
  const { output } = await cruise(folders, {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
    baseDir: root,
  });
  const { summary, modules } = output as ICruiseResult;
  return {
    findings: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    modules: modules.filter(
      ({ source, dependencies }) => folders.some((folder) => source.startsWith(`${folder}/`)) && dependencies,
    ).length,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { findings, modules } = await checkLayers(resolve(import.meta.dirname, '..'));
  for (const { rule, from, to } of findings) console.error(`${rule}: ${from} -> ${to}`);
  console.log(`layers: ${modules} modules read, ${findings.length} violations`);
  process.exitCode = findings.length > 0 || modules < 50 ? 1 : 0;
}
