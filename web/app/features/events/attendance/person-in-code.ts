/** Whose code it says it is: readable without a network, proven by the server alone. */
export function personInCode(code: string): string | undefined {
  try {
    return atob((code.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')).split('/')[1];
  } catch {
    return undefined;
  }
}
