import type { ContentEditingPorts } from '../../../machines/contentEditing/contentEditing.types.ts';
import { mutate, query } from '../../shared/gateway.ts';
import { AdminContentDocument, PublishContentDocument } from '../generated/graphql.ts';

const load: ContentEditingPorts['adminContent'] = async (input) =>
  (await query(AdminContentDocument, input)).adminContent;
const publish: ContentEditingPorts['publishContent'] = async (input) =>
  (await mutate(PublishContentDocument, input)).publishContent;

/** The ports of editing content, as GraphQL operations. */
export const contentEditingPorts: ContentEditingPorts = {
  adminContent: load,
  publishContent: publish,
  loadTheirs: load,
  overwriteContent: publish,
};
