import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import { getCachedDocumentNodeFromSchema } from '@graphql-codegen/plugin-helpers';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildSchema, lexicographicSortSchema, parse } from 'graphql';
import { fieldLabels } from '../api/reasons/fields.ts';
import { reasonTypes } from '../api/reasons/mirror.ts';
import { sentences } from '../api/reasons/reasons.ts';
import { contractMirror, mirrors } from '../codegen.ts';
import type { Mirror } from '../codegen.ts';
import { flowReasons } from '../web/copy/hi/reasons/flows.ts';

// The generator's own command would bring 170 packages that find and load configurations and
// schemas of every kind; ours are known.
const schemaAst = lexicographicSortSchema(buildSchema(readFileSync('schema.graphql', 'utf8')));
const schema = { schemaAst, schema: getCachedDocumentNodeFromSchema(schemaAst) };

/** How generated modules import each other. */
const imports = { emitLegacyCommonJSImports: false, importExtension: '.js' } as const;

const documentsOf = (patterns: readonly string[]): Types.DocumentFile[] =>
  globSync(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    { exclude: patterns.filter((pattern) => pattern.startsWith('!')).map((one) => one.slice(1)) },
  )
    .toSorted()
    .map((location) => {
      const rawSDL = readFileSync(location, 'utf8');
      return { location, rawSDL, document: parse(rawSDL) };
    });

/** The files that make up a mirror, in the generator's input format. */
async function wantedFiles(path: string, mirror: Mirror): Promise<Types.GenerateOptions[]> {
  if (!('preset' in mirror)) {
    const plugins = Object.keys(mirror.pluginMap).map((name) => ({ [name]: {} }));
    const config = { ...mirror.config, ...imports };
    return [{ ...schema, ...mirror, config, filename: path, plugins, documents: [] }];
  }
  const { preset, documents, ...rest } = mirror;
  const files = await preset.buildGeneratesSection({
    ...schema,
    ...rest,
    config: { ...rest.config, ...imports },
    baseOutputDir: path,
    plugins: [],
    pluginMap: {},
    documents: documentsOf(documents),
  });
  const isUnused = ({ filename }: Types.GenerateOptions) => /\/(gql|index)\.ts$/.test(filename);
  // Documents by their texts, for a tag that nothing here uses; they may be there from an older version.
  for (const { filename } of files.filter(isUnused)) rmSync(filename, { force: true });
  return files.filter((file) => !isUnused(file));
}

/** The generator imports the types of enums as types, but exports them as values. */
const asTypes = (text: string) => text.replace(/^export (\{ \w+ \};)$/gm, 'export type $1');

/** Of documents that are only named the types say so, and fragments are in no module. */
const asNames = (text: string, folder: string) =>
  text
    .replace(/^export const \w+FragmentDoc = .*\n/gm, '')
    .replace(
      "{ TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'",
      `{ NamedDocument as DocumentNode } from '${relative(folder, 'web/shared/trusted.ts')}'`,
    );

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

for (const [path, mirror] of Object.entries(mirrors))
  for (const options of await wantedFiles(path, mirror)) {
    const text = asTypes(await codegen({ ...options, ...imports }));
    write(options.filename, 'namesOnly' in mirror && mirror.namesOnly ? asNames(text, path) : text);
  }
/** The source of an object with the texts of one language. */
const inLanguage = (
  language: 'en' | 'hi',
  texts: Readonly<Record<string, { en?: unknown; hi?: unknown }>>,
) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]])),
    null,
    2,
  );
// The service's reasons, for translations (web/copy).
write('machines/generated/reasons.ts', reasonTypes());
// Their English sentences for samples of failures, and their Hindi ones for the web.
write(
  'devtools/generated/sentences.ts',
  `export const sentences = ${inLanguage('en', sentences)} as const;\n`,
);
write(
  'web/generated/hindiReasons.ts',
  [
    `export const hindiReasons: Record<string, string> = ${inLanguage('hi', sentences)};`,
    `export const hindiLabels: Record<string, string> = ${inLanguage('hi', fieldLabels)};`,
    '',
  ].join('\n'),
);
// What the flow page quotes in Hindi: the service's and the flows' sentences, by their reasons.
const flowsInHindi = Object.entries<string | ((params: Record<string, string>) => string)>(
  flowReasons,
).flatMap(([reason, text]) => {
  const hi = typeof text === 'string' ? text : text({ pin: '{pin}' });
  // Of a sentence with words of its own for each value there is no common form.
  return typeof text === 'string' || hi.includes('{pin}') ? [[reason, { hi }] as const] : [];
});
write(
  'devtools/generated/hindiSentences.ts',
  `export const hindiSentences: Readonly<Record<string, string>> = ${inLanguage('hi', {
    ...sentences,
    ...Object.fromEntries(flowsInHindi),
  })};\n`,
);
// The parts of the REST contract that the gateway reads at run time.
write('gateway/generated/contract.ts', contractMirror());
