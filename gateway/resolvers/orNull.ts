import { GraphQLError } from 'graphql';

/** Nobody is an answer, not an error: null where the service says that there is no session. */
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
