import type { MutationResolvers } from '../generated/resolvers.ts';
import type { SentFile } from '../upload.ts';

export const catalogueFile = {
  Mutation: {
    checkCatalogueFile: async (_parent, { file }, { rest }) =>
      (await rest.catalogueFile.checkCatalogueFile(file as SentFile)).data,
    importCatalogue: async (_parent, { file }, { rest }) =>
      (await rest.catalogueFile.importCatalogue(file as SentFile)).data,
  } satisfies MutationResolvers,
};
