import { spawn } from 'node:child_process';

/** One thing to be checked: a command that exits with 0 when all is well. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** It says how far it is while it runs; the others are heard when they end. */
  readonly isLive?: boolean;
}

/**
 * Runs steps, as many at a time as there is room for, each one's output kept together. Says which failed at the end.
 * @returns the number of failed steps
 */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<number> {
  const waiting = [...steps];
  const failed: string[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await passes(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(failed.length === 0 ? `\nAll ${steps.length} checks passed.` : `\nFailed: ${failed.join(', ')}`);
  return failed.length;
}

/** A failure is shown whole, a success by its last lines. */
async function passes({ name, command, isLive = false }: Step): Promise<boolean> {
  const started = performance.now();
  const { ok, output } = await run(command, isLive);
  console.log(`\n${ok ? 'ok' : 'FAILED'}  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  const lines = output.trim().split('\n');
  if (!isLive) console.log((ok ? lines.slice(-12) : lines).join('\n'));
  return ok;
}

function run(command: string, isLive: boolean): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: isLive ? 'inherit' : 'pipe',
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
