import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from '@stryker-mutator/api/logging';
import { commonTokens } from '@stryker-mutator/api/plugin';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';
import { isInSample, keyOf } from './chosen.ts';

const nothing = () => undefined;
const silent: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/**
 * Where the changes of a sample are in these files, as Stryker's `mutate` takes it. Code with every
 * change built in runs slower, and so do the tests that say what reaches them.
 */
export async function placesOf(files: readonly string[], sample: string): Promise<string[]> {
  const instrumenter = createInjector()
    .provideValue(commonTokens.logger, silent)
    .injectFunction(createInstrumenter);
  const { mutants } = await instrumenter.instrument(
    files.map((name) => ({
      name: resolve(name),
      content: readFileSync(name, 'utf8'),
      mutate: true,
    })),
    { ignorers: [], excludedMutations: [], plugins: null },
  );
  return mutants
    .filter((one) => isInSample(keyOf(one), sample))
    .map(
      ({ fileName, location: { start, end } }) =>
        // Lines count from 1 here, columns from 0.
        `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    );
}
