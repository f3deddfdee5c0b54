import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A text of deploy/ha, the reference set-up. */
const reference = (file: string) => readFileSync(join('deploy/ha', file), 'utf8');

/** What the files of the reference call the database machines; here everything has another address. */
const exampleAddress = /10\.0\.0\.\d+:\d+/;

function withoutExamples<Text extends string>(file: string, text: Text): Text {
  const left = exampleAddress.exec(text);
  if (left) throw new Error(`deploy/ha/${file} still says ${left[0]}`);
  return text;
}

/** A file of the reference with what is other here; each replacement has to be in it. */
export function referenceText(file: string, replacements: Record<string, string>): string {
  let text = reference(file);
  for (const [from, to] of Object.entries(replacements)) {
    if (!text.includes(from)) throw new Error(`deploy/ha/${file} does not say '${from}'`);
    text = text.replaceAll(from, to);
  }
  return withoutExamples(file, text);
}

/** The variables of a file of the reference with what is other here; each has to be in it. */
export function referenceVariables(
  file: string,
  own: Record<string, string>,
): Record<string, string> {
  const variables = parseEnv(reference(file)) as Record<string, string>;
  for (const name of Object.keys(own))
    if (!(name in variables)) throw new Error(`deploy/ha/${file} does not set ${name}`);
  const all = { ...variables, ...own };
  withoutExamples(file, JSON.stringify(all));
  return all;
}

/** Makes a folder inside another for whoever owns that one. */
export function ownFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  give(folder, parent);
  return folder;
}

/** Writes a file for whoever owns the folder. */
export function ownFile(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o600);
  give(file, folder);
  return file;
}

function give(path: string, like: string): void {
  const { uid, gid } = statSync(like);
  chownSync(path, uid, gid);
}
