import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { preset as client } from '@graphql-codegen/client-preset';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, isEnumType, isObjectType, Kind, visit } from 'graphql';
import type { DocumentNode, FieldNode } from 'graphql';

// Generates git-ignored code from one schema: plain types for the machines, resolver types for the
// gateway (each mapped to the REST JSON it is made from), and typed documents for the web, its
// administration and the flow page.
const scalars = { ID: 'string', Upload: 'unknown', TypedNumber: 'number | string' };

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
/** Types that the gateway itself builds from a reply. */
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
/** The exports of the REST contract's modules, each with its module. */
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

/** Maps types of the schema to REST: `X` is `XJson` of the contract, in whichever module. */
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

/** Adds __typename to all selections except at the root, as Apollo Client does before sending. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      (parent as { kind?: string }).kind === Kind.OPERATION_DEFINITION
        ? undefined
        : { ...node, selections: [...node.selections, typename] },
  });
const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Half of it tells our documents apart, and each page is sent all of them. */
const shortHash = (text: string) =>
  `sha256:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/** What is sent of a document besides its hash. */
const nameOf = ({ definitions }: DocumentNode) => {
  const found = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return { operation: found!.operation, name: found!.name!.value };
};

/**
 * Typed documents of folders with the list by which the gateway trusts them. `namesOnly`: without their
 * syntax trees, which only Apollo reads.
 */
const typedDocuments = (documents: string[], { namesOnly = false } = {}) => ({
  documents,
  namesOnly,
  preset: client,
  presetConfig: {
    fragmentMasking: false,
    persistedDocuments: {
      hashAlgorithm: shortHash,
      mode: namesOnly ? ('replaceDocumentWithHash' as const) : ('embedHashInDocument' as const),
    },
    onExecutableDocumentNode: nameOf,
    gqlTagName: 'graphql',
  },
  config: {
    scalars,
    enumsAsTypes: true,
    useTypeImports: true,
    avoidOptionals: { field: true },
  },
  // A trusted document must be exactly what Apollo Client sends.
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

/** The sources of a file, or of a folder of typed documents (generated by scripts/codegen.ts). */
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
  'web/generated/': typedDocuments(['web/**/*.graphql', '!web/admin/**'], { namesOnly: true }),
  // The administration's are a module of their own, which customers do not load.
  'web/admin/generated/': typedDocuments([
    'web/admin/**/*.graphql',
    'web/shared/{address,currentAdmin,slots}.graphql',
  ]),
  'devtools/generated/': typedDocuments(['devtools/**/*.graphql']),
};
