import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** An entry of package-lock.json, as far as it is read here. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/** What package.json asks for, and what the lock says that it asks for. */
type Wanted = Record<'dependencies' | 'devDependencies', Record<string, string>>;

/**
 * Packages that may run a script of theirs when they are installed: one looks at its own version,
 * one at its own program.
 */
const mayRunScripts = [
  'node_modules/@apollo/protobufjs',
  'node_modules/@pandacss/config/node_modules/esbuild',
];

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const ours = new Set(['', 'tools', 'node_modules/assay-tools']);
  const installed = Object.entries(packages).filter(([path]) => !ours.has(path));
  const names = (wrong: (entry: Locked) => boolean) =>
    installed.filter(([, entry]) => wrong(entry)).map(([path]) => path);

  it('pins every package to its content', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(names(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))).toEqual(
      [],
    );
  });

  it('takes every package by name and version from the registry, never from an address, a folder or a repository', () => {
    expect(
      names(
        ({ version, resolved, link }) =>
          !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version ?? '') ||
          resolved !== undefined ||
          link === true,
      ),
    ).toEqual([]);
  });

  it('lets no package but the known ones run a script when it is installed', () => {
    expect(names(({ hasInstallScript }) => hasInstallScript === true)).toEqual(mayRunScripts);
  });

  it.each(['', 'tools'])(
    "belongs to package.json of '%s', which names exact versions",
    (folder) => {
      const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Wanted;
      const { dependencies, devDependencies } = packages[folder] as Wanted;
      expect({ dependencies, devDependencies }).toEqual({
        dependencies: wanted.dependencies,
        devDependencies: wanted.devDependencies,
      });
      const direct = Object.entries({ ...dependencies, ...devDependencies });
      expect(
        direct.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version),
      ).toEqual([]);
    },
  );

  it('keeps what tests and checks out of what serves and builds', () => {
    const { devDependencies } = packages['tools'] as Wanted;
    const { dependencies, devDependencies: builds } = packages[''] as Wanted;
    const both = { ...dependencies, ...builds };
    expect(Object.keys(devDependencies).filter((name) => name in both)).toEqual([]);
  });
});
