import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryFolder } from '../devtools/gallery/shot.ts';
import type { Shot } from '../devtools/gallery/shot.ts';
import { findingLines, galleryPage } from '../devtools/gallery/galleryPage.ts';
import { ensureBrowser, ensureBuilt } from './programs.ts';

// Opens every screen state by its shortest path, and makes one page of the pictures with axe's
// findings for each.
ensureBuilt();
ensureBrowser();
rmSync(galleryFolder, { recursive: true, force: true });
const dataDir = join(tmpdir(), `assay-gallery-${process.pid}`);
const { status } = spawnSync('playwright', ['test', '--config', 'playwright.gallery.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, E2E_DATA_DIR: dataDir },
  shell: process.platform === 'win32',
});
rmSync(dataDir, { recursive: true, force: true });

const shots = readdirSync(galleryFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(`${galleryFolder}/${file}`, 'utf8')) as Shot);
writeFileSync(`${galleryFolder}/index.html`, galleryPage(shots));
for (const line of findingLines(shots)) console.log(line);
console.log(`${galleryFolder}/index.html: ${shots.length} pictures`);
process.exit(status ?? 1);
