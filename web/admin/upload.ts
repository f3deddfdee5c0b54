import { failureFrom, failureOf } from '../shared/gateway.ts';
import { keyOfCall } from '../shared/lostAnswers.ts';
import { beginSending } from '../shared/sending.ts';
import { isStaffRefusal, loggedInAgain } from '../shared/staffLogin.ts';
import { naming } from '../shared/trusted.ts';
import {
  AddTestDocument,
  CheckCatalogueFileDocument,
  ImportCatalogueDocument,
  ImportValuesDocument,
  SetLabImageDocument,
  UploadPictureDocument,
  UploadReportDocument,
} from './generated/graphql.ts';

const operations = {
  addTest: AddTestDocument,
  checkCatalogueFile: CheckCatalogueFileDocument,
  importCatalogue: ImportCatalogueDocument,
  importValues: ImportValuesDocument,
  setLabImage: SetLabImageDocument,
  uploadPicture: UploadPictureDocument,
  uploadReport: UploadReportDocument,
};

/**
 * Sends a mutation with files as a GraphQL multipart request; rejects with the service's own
 * message.
 */
export async function upload<Data>(
  name: keyof typeof operations,
  variables: Record<string, unknown>,
  files: Record<string, File | null>,
): Promise<Data> {
  const given = Object.entries(files).filter((entry): entry is [string, File] => entry[1] !== null);
  const { headers, answered } = keyOfCall(name, { ...variables, ...files });
  const body = new FormData();
  const empty = Object.fromEntries(Object.keys(files).map((field) => [field, null]));
  body.append(
    'operations',
    JSON.stringify({ ...naming(operations[name]), variables: { ...variables, ...empty } }),
  );
  body.append(
    'map',
    JSON.stringify(Object.fromEntries(given.map(([field]) => [field, [`variables.${field}`]]))),
  );
  for (const [field, file] of given) body.append(field, file, file.name);
  const ended = beginSending();
  const stopAsking = askBeforeLeaving();
  const reply = await fetch('/graphql', {
    method: 'POST',
    body,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': 'true', ...headers },
  })
    .catch((error: unknown) => {
      throw failureOf(error);
    })
    .finally(() => {
      ended();
      stopAsking();
    });
  const answer = (await reply.json()) as {
    data?: Data | null;
    errors?: { message: string; extensions?: Record<string, unknown> }[];
    message?: string;
  };
  answered(answer);
  const error = answer.errors?.[0];
  if (!error && answer.data) return answer.data;
  const refused = error ?? { message: answer.message ?? '', extensions: { ...answer } };
  if (isStaffRefusal(refused.extensions) && (await loggedInAgain()))
    return upload(name, variables, files);
  throw failureFrom(refused);
}

/** Has the browser ask before the page is closed or reloaded, until the returned function is called. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
