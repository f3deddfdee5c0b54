/** So many of the most common passwords are refused. */
const REFUSED = 10_000;

let common: Promise<Set<string>> | undefined;

async function read(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The most common ones come first.
  return new Set((dictionary.passwords as string[]).slice(0, REFUSED));
}

/** Whether it is one of the 10,000 most common passwords, whatever the case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (common ??= read())).has(password.toLowerCase());
}
