import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:current-version';

/**
 * Provides the page with the flows of this build, read by Node as for stored versions, so that code
 * can be compared.
 */
export const currentVersion = (): Plugin => ({
  name: 'current-version',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined;
    const load = <Module>(path: string) =>
      import(pathToFileURL(resolve(path)).href) as Promise<Module>;
    const { shippedMachines } = await load<typeof import('../../machines/shippedMachines.ts')>(
      'machines/shippedMachines.ts',
    );
    const { versionOf } = await load<typeof import('./versionOf.ts')>(
      'devtools/versions/versionOf.ts',
    );
    const { writeVersion } = await load<typeof import('./version.ts')>(
      'devtools/versions/version.ts',
    );
    const text = writeVersion(versionOf(shippedMachines, 'machines'));
    return `export default ${JSON.stringify(text)};`;
  },
});
