// A plugin of Stryker: says what no test noticed as soon as that is known, so that a run that is
// stopped early has said something.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';
import { isLeft, lineOf, survivorOf } from './results.ts';
import { isCounted } from './chosen.ts';

const { MUTANTS_SAMPLE: sample, MUTANTS_QUICK: quick } = process.env;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'left', {
    onMutantTested(result) {
      if (!isLeft(result) || !isCounted(result, { sample, quick: quick !== undefined })) return;
      const fileName = relative(process.cwd(), result.fileName);
      process.stdout.write(
        `${lineOf(survivorOf({ ...result, fileName }, readFileSync(fileName, 'utf8')))}\n`,
      );
    },
  }),
];
