import { applyMode, Mode } from '@cloudscape-design/global-styles';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const storageKey = 'rovers.appearance';
const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export function storedAppearance(): Appearance {
  const stored = localStorage.getItem(storageKey);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Remembers the choice on this machine and shows it. */
export function chooseAppearance(appearance: Appearance): void {
  localStorage.setItem(storageKey, appearance);
  show();
}

/** Shows the stored choice, and follows the system where that was chosen. */
export function applyAppearance(): void {
  systemDark().addEventListener('change', show);
  show();
}

function show(): void {
  const chosen = storedAppearance();
  const isDark = chosen === 'dark' || (chosen === 'system' && systemDark().matches);
  applyMode(isDark ? Mode.Dark : Mode.Light);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
}
