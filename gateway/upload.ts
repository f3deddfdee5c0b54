import { GraphQLError, GraphQLScalarType } from 'graphql';

/** A file of a multipart request, as resolvers receive it for an `Upload`. */
export interface SentFile {
  name: string;
  blob: Blob;
}

const notAFile = (): never => {
  throw new GraphQLError('A file comes as a part of a multipart request', {
    extensions: { code: 'BAD_USER_INPUT' },
  });
};

/** The scalar Upload: only values that the multipart parser has created are files. */
export const upload = new GraphQLScalarType<SentFile, never>({
  name: 'Upload',
  parseValue: (value) =>
    (value as Partial<SentFile> | undefined)?.blob instanceof Blob
      ? (value as SentFile)
      : notAFile(),
  parseLiteral: notAFile,
  serialize: notAFile,
});
