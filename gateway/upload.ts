import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A file of a multipart request, as resolvers get it for an `Upload`. */
export interface SentFile {
  name: string;
  blob: Blob;
}

const notAFile = (): never => {
  throw new GraphQLError('A file comes as a part of a multipart request', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
};

/** The scalar of the schema: only what the reading of a multipart request put there is a file. */
export const upload = new GraphQLScalarType<SentFile, never>({
  name: 'Upload',
  parseValue: (value) =>
    (value as Partial<SentFile> | undefined)?.blob instanceof Blob
      ? (value as SentFile)
      : notAFile(),
  parseLiteral: notAFile,
  serialize: notAFile,
});
