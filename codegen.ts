import { globSync, readFileSync } from 'node:fs';
import { preset as client } from '@graphql-codegen/client-preset';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, isEnumType, isObjectType, Kind, visit } from 'graphql';
import type { DocumentNode, FieldNode } from 'graphql';

// One schema, git-ignored mirrors: plain types for the machines, resolver types for the
// gateway (each tied to the REST JSON it is made from), typed documents for the web, for its
// administration and for the flow page.
const scalars = { ID: 'string', Upload: 'unknown', TypedNumber: 'number | string' };

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Types that answer what the gateway itself makes of a reply. */
const ownTypes = [
  'Query',
  'Mutation',
  'Subscription',
  'Message',
  'Account',
  'ResetRequest',
  'PaymentVerdict',
  'PaymentPage',
  'ReportPage',
];
/** What the modules of the REST contract export, each with its module. */
const exported = (kind: 'type' | 'const') =>
  new Map(
    globSync('api/**/*.contract.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(new RegExp(`^export ${kind} (\\w+) =`, 'gm'))].map(
        ([, name]) => [name!, `../../${path}`] as const,
      ),
    ),
  );
const contractTypes = exported('type');

const namesOf = (isOfKind: (type: unknown) => boolean) =>
  Object.values(schema.getTypeMap())
    .filter(
      (type) => isOfKind(type) && !type.name.startsWith('__') && !ownTypes.includes(type.name),
    )
    .map(({ name }) => name);

/** What types of the schema are in REST: `X` is `XJson` of the contract, whichever module has it. */
function jsonOf(isOfKind: (type: unknown) => boolean): Record<string, string> {
  const names = namesOf(isOfKind);
  const missing = names.filter((name) => !contractTypes.has(`${name}Json`));
  if (missing.length > 0)
    throw new Error(`The contract has no ${missing.map((name) => `${name}Json`).join(', ')}`);
  return Object.fromEntries(
    names.map((name) => [name, `${contractTypes.get(`${name}Json`)}#${name}Json`]),
  );
}

/** The contract's schemas under the names of the schema's object types and enums. */
export function contractMirror(): string {
  const values = exported('const');
  const modulesOf = (isOfKind: (type: unknown) => boolean) =>
    namesOf(isOfKind)
      .filter((name) => values.has(`${name}Json`))
      .map((name) => `import { ${name}Json } from '${values.get(`${name}Json`)}';`);
  const listOf = (isOfKind: (type: unknown) => boolean) =>
    namesOf(isOfKind)
      .filter((name) => values.has(`${name}Json`))
      .map((name) => `  ${name}: ${name}Json,`);
  return [
    ...modulesOf(isObjectType),
    ...modulesOf(isEnumType),
    'export const objects = {',
    ...listOf(isObjectType),
    '};',
    'export const enums = {',
    ...listOf(isEnumType),
    '};',
    '',
  ].join('\n');
}

/**
 * Asks for the type's name everywhere but at the root, which is what Apollo Client adds before it
 * sends.
 */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      (parent as { kind?: string }).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Typed documents of folders with the list by which the gateway trusts them. */
const typedDocuments = (...documents: string[]) => ({
  documents,
  preset: client,
  presetConfig: { fragmentMasking: false, persistedDocuments: true, gqlTagName: 'graphql' },
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    avoidOptionals: { field: true },
  },
  // As Apollo Client asks; a trusted document must be what it sends.
  documentTransforms: [
    {
      name: 'typenames',
      transformObject: {
        transform: ({ documents: files }: { documents: Types.DocumentFile[] }) =>
          files.map((file) => ({
            ...file,
            ...(file.document && { document: withTypenames(file.document) }),
          })),
      },
    },
  ],
});

/** What a file, or a folder of typed documents, is made of (scripts/codegen.ts makes it). */
export type Mirror =
  | { pluginMap: Record<string, CodegenPlugin>; config: object }
  | ReturnType<typeof typedDocuments>;

export const mirrors: Record<string, Mirror> = {
  'machines/generated/schema.ts': {
    pluginMap: { typescript },
    config: {
      scalars,
      avoidOptionals: { field: true },
      skipTypename: true,
      enumsAsTypes: true,
      onlyOperationTypes: false,
    },
  },
  'gateway/generated/resolvers.ts': {
    pluginMap: { typescript, typescriptResolvers },
    config: {
      scalars: { ...scalars, Upload: '../upload.ts#SentFile' },
      enumsAsTypes: true,
      useTypeImports: true,
      contextType: '../context.ts#Context',
      mappers: jsonOf(isObjectType),
      enumValues: jsonOf(isEnumType),
    },
  },
  // The administration's are a module of their own, which customers do not load.
  'web/generated/': typedDocuments('web/**/*.graphql', '!web/admin/**'),
  'web/admin/generated/': typedDocuments('web/admin/**/*.graphql', 'web/shared/address.graphql'),
  'devtools/generated/': typedDocuments('devtools/**/*.graphql'),
};
