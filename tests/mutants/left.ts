// A plugin of Stryker: says what no test noticed as soon as that is known, so that a run that is
// stopped early has said something.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import { isLeft, lineOf, survivorOf } from './results.ts';
import { isInSample, keyOfResult } from './chosen.ts';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'left', {
    onMutantTested(result) {
      if (!isLeft(result) || !isInSample(keyOfResult(result), process.env.MUTANTS_SAMPLE)) return;
      const fileName = relative(process.cwd(), result.fileName);
      process.stdout.write(
        `${lineOf(survivorOf({ ...result, fileName }, readFileSync(fileName, 'utf8')))}\n`,
      );
    },
  }),
];
