/** What the builds of the web and of the flow page are made of: files and folders. */
export const webSources: readonly string[];

/** Runs a program to its end; throws when it fails. */
export function run(program: string, args: readonly string[]): void;
