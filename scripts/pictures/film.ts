import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { successWays } from '../../e2e/film/filmOf.ts';
import { shotFolder } from '../../e2e/film/shoot.ts';
import { ensureHindiFont } from '../programs.ts';

const folder = 'devtools/film';
const pictures = `${folder}/pictures`;

/** Writes the path of success of each flow, and takes the pictures of its screens in a browser. */
export function takeFilm(): void {
  ensureHindiFont();
  writeFilms();
  rmSync(shotFolder, { recursive: true, force: true });
  const dataDir = join(tmpdir(), `assay-film-${process.pid}`);
  const { status } = spawnSync('playwright', ['test', '--config', 'playwright.film.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, E2E_DATA_DIR: dataDir },
    shell: process.platform === 'win32',
  });
  rmSync(dataDir, { recursive: true, force: true });
  // An incomplete set of pictures would be worse than the previous one.
  if (status !== 0) process.exit(status ?? 1);
  rmSync(pictures, { recursive: true, force: true });
  const isPicture = (path: string) => !path.endsWith('.json');
  cpSync(shotFolder, pictures, { recursive: true, filter: isPicture });
  writeWords();
  const sizes = filesIn(pictures).map((path) => statSync(join(pictures, path)).size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`${pictures}: ${sizes.length} pictures, ${Math.round(total / 1000)} kB`);
}

export function writeFilms(): void {
  const films = Object.fromEntries(successWays().map(({ flow, frames }) => [flow, frames]));
  writeFileSync(`${folder}/films.json`, `${JSON.stringify(films, null, 2)}\n`);
}

/** The text of each pictured screen, from which a test can tell that a picture is stale. */
function writeWords(): void {
  const words = filesIn(shotFolder)
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path) => [
      path.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(shotFolder, path), 'utf8')) as string[],
    ]);
  writeFileSync(
    `${folder}/screenWords.json`,
    `${JSON.stringify(Object.fromEntries(words), null, 2)}\n`,
  );
}

const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
