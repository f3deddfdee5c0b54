import { registerHooks } from 'node:module';

/**
 * TypeScript types of the calls that an OpenAPI document describes, by openapi-typescript. It writes
 * with the compiler's own library, which TypeScript 7 does not have: it gets the earlier one that is in
 * ts-morph.
 */
export async function restTypesOf(document: string): Promise<string> {
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
  });
  try {
    const { default: generate, astToString } = await import('openapi-typescript');
    return astToString(await generate(document));
  } finally {
    hooks.deregister();
  }
}
