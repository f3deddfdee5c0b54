import { registerHooks } from 'node:module';

/**
 * TypeScript types of the calls that an OpenAPI document describes, by openapi-typescript. It writes
 * with the compiler's own library, which TypeScript 7 does not have: it gets TypeScript 6's.
 */
export async function restTypesOf(document: string): Promise<string> {
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      next(name === 'typescript' ? '@typescript/typescript6' : name, context),
  });
  try {
    const { default: generate, astToString } = await import('openapi-typescript');
    return astToString(await generate(document));
  } finally {
    hooks.deregister();
  }
}
