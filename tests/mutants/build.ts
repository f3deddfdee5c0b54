// Builds the web in one of Stryker's copies of the project: it links packages after the build, and
// a build without them would install them.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';

symlinkSync(process.env.PACKAGES!, 'node_modules', 'junction');
execFileSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
