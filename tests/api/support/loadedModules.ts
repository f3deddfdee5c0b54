import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// Imported before a program: writes down the packages that the program loads.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(
      resolved.url,
    )?.[1];
    if (name) appendFileSync(process.env.LOADED_MODULES!, `${name}\n`);
    return resolved;
  },
});
