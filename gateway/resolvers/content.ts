import type { ContentEntryJson, ContentJson } from '../../api/content/adminContent.contract.ts';
import type {
  BannerJson,
  LegalTextJson,
  TextBlockJson,
} from '../../api/content/content.contract.ts';
import type {
  BannerResolvers,
  ContentEntryInput,
  ContentEntryResolvers,
  ContentResolvers,
  LegalTextResolvers,
  MutationResolvers,
  QueryResolvers,
  TextBlockResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import {
  blockKindFromRest,
  contentKindFromRest,
  contentKindToRest,
  legalTextToRest,
} from './enumValues.ts';

const entryToRest = ({ id, hidden, texts }: ContentEntryInput) => ({
  _id: id ?? undefined,
  hidden,
  texts: texts.map(({ field, english, hindi }) => ({ field, english, hindi })),
});

/** What the staff publish. */
export const content = {
  Query: {
    banner: async (_parent, _args, { rest }) => (await rest.content.banner()).data,
    legalText: async (_parent, { name, version }, { rest }) =>
      (await rest.content.legalText(legalTextToRest[name], version ?? undefined)).data,
    adminContents: async (_parent, _args, { rest }) => (await rest.content.adminContents()).data,
    adminContent: async (_parent, { kind }, { rest }) =>
      (await rest.content.adminContent(contentKindToRest[kind])).data,
    previewText: async (_parent, { text }, { rest }) => (await rest.content.previewText(text)).data,
  } satisfies QueryResolvers,
  Mutation: {
    publishContent: async (_parent, { kind, version, entries }, { rest }) =>
      (
        await rest.content.publishContent(contentKindToRest[kind], {
          version,
          entries: entries.map(entryToRest),
        })
      ).data,
  } satisfies MutationResolvers,
  Banner: {} satisfies Complete<BannerResolvers, BannerJson>,
  LegalText: {} satisfies Complete<LegalTextResolvers, LegalTextJson>,
  TextBlock: { kind: ({ kind }) => blockKindFromRest[kind] } satisfies Complete<
    TextBlockResolvers,
    TextBlockJson
  >,
  Content: { kind: ({ kind }) => contentKindFromRest[kind] } satisfies Complete<
    ContentResolvers,
    ContentJson
  >,
  ContentEntry: { id: ({ _id }) => _id } satisfies Complete<
    ContentEntryResolvers,
    ContentEntryJson
  >,
};
