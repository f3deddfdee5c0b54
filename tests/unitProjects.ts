/** Whether somebody named the recipes, which are not looked for otherwise: they run beside the rest. */
export const namesRecipes = (options: readonly string[]): boolean =>
  options.some((option) => /^tests[/\\]recipes\b/.test(option));

/** The projects of Vitest in which `npm run test:unit` looks for its tests. */
export function unitProjects(options: readonly string[]): string[] {
  if (options.some((option) => option.startsWith('--project='))) return [];
  return namesRecipes(options) ? ['!soak*'] : ['!soak*', '!recipes'];
}
