// Builds the web in one of Stryker's copies of the project: it links packages after the build, and
// a build without them would install them.
import { symlinkSync } from 'node:fs';
import { run } from '../../scripts/setup.mjs';

symlinkSync(process.env.PACKAGES!, 'node_modules', 'junction');
run('node', ['scripts/run.mjs', 'build']);
