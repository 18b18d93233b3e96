import { readFileSync } from 'node:fs';
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

/** A finding on one line, as it is printed and as the list of known ones holds it. */
const lineOf = ({ rule, from, to }: Finding) => `${rule}: ${from} -> ${to}`;

/**
 * Compares findings with the known ones, a list that may only shrink: a new finding fails, and so does a known one
 * that is no longer there, until its line is deleted.
 */
export function compareWithKnown(findings: readonly Finding[], known: readonly string[]) {
  const lines = new Set(findings.map(lineOf));
  return {
    added: [...lines].filter((line) => !known.includes(line)),
    gone: known.filter((line) => !lines.has(line)),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { findings, modules } = await checkLayers(resolve(import.meta.dirname, '..'));
  const known = readFileSync(resolve(import.meta.dirname, 'known-layer-findings.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);
  const { added, gone } = compareWithKnown(findings, known);
  for (const line of added) console.error(line);
  for (const line of gone) console.error(`no longer found, delete it from known-layer-findings.txt: ${line}`);
  console.log(
    `layers: ${modules} modules read, ${added.length} violations, ${known.length - gone.length} known ones left`,
  );
  process.exitCode = added.length > 0 || gone.length > 0 || modules < 50 ? 1 : 0;
}
