import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** An entry of package-lock.json, as far as it is read here. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

/**
 * Packages that may run a script of theirs when they are installed: one looks at its own version,
 * two at their own program.
 */
const mayRunScripts = [
  'node_modules/@apollo/protobufjs',
  'node_modules/@jsheaven/easybuild/node_modules/esbuild',
  'node_modules/@pandacss/config/node_modules/esbuild',
];

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
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

  it('belongs to package.json, which names exact versions', () => {
    const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const { dependencies, devDependencies } = packages[''] as typeof wanted;
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: wanted.dependencies,
      devDependencies: wanted.devDependencies,
    });
    const direct = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      direct.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version),
    ).toEqual([]);
  });
});
