import { failureOf } from '../app/apollo.ts';
import type { Failure } from '../../machines/failure.ts';

const addTest = 'mutation AddTest($input: TestInput!, $icon: Upload, $image: Upload) { addTest(input: $input, icon: $icon, image: $image) { message } }';
const uploadReport = 'mutation UploadReport($orderId: ID!, $file: Upload!) { uploadReport(orderId: $orderId, file: $file) { id } }';
const operations = { addTest, uploadReport };

/** Sends a mutation with files as a GraphQL multipart request; rejects with the service's own message. */
export async function upload<Data>(name: keyof typeof operations, variables: Record<string, unknown>, files: Record<string, File | null>): Promise<Data> {
  const given = Object.entries(files).filter((entry): entry is [string, File] => entry[1] !== null);
  const body = new FormData();
  const empty = Object.fromEntries(Object.keys(files).map((field) => [field, null]));
  body.append('operations', JSON.stringify({ query: operations[name], variables: { ...variables, ...empty } }));
  body.append('map', JSON.stringify(Object.fromEntries(given.map(([field]) => [field, [`variables.${field}`]]))));
  for (const [field, file] of given) body.append(field, file, file.name);
  const reply = await fetch('/graphql', { method: 'POST', body, credentials: 'same-origin', headers: { 'apollo-require-preflight': 'true' } }).catch((error: unknown) => {
    throw failureOf(error);
  });
  const answer = (await reply.json()) as { data?: Data | null; errors?: { message: string; extensions?: { code?: string } }[]; message?: string };
  const error = answer.errors?.[0];
  if (error || !answer.data) throw Object.assign(new Error(error?.message ?? answer.message), { code: error?.extensions?.code }) as Failure;
  return answer.data;
}
