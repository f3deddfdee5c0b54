import { GraphQLError } from 'graphql';

/** Not being logged in is an answer, not an error: null where the service finds no session. */
export async function orNull<Value>(asked: Promise<{ data: Value }>): Promise<Value | null> {
  try {
    return (await asked).data;
  } catch (error) {
    if (
      error instanceof GraphQLError &&
      ['UNAUTHENTICATED', 'FORBIDDEN'].includes(String(error.extensions.code))
    )
      return null;
    throw error;
  }
}
