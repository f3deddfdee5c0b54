import { beforeEach, expect, it, vi } from 'vitest';
import { readTrustedDocuments } from '../../server/graphql/trustedDocuments.ts';
import { CurrentAdminDocument } from '../../web/admin/generated/graphql.ts';
import { MeDocument, SignOutDocument } from '../../web/generated/graphql.ts';

beforeEach(() => void vi.resetModules());

it('production names a document by the hash that the gateway knows, and never sends its text', async () => {
  vi.stubEnv('PROD', true);
  const { naming, namingText } = await import('../../web/shared/trusted.ts');
  const named = naming(MeDocument);
  expect(named).not.toHaveProperty('query');
  const { sha256Hash } =
    'extensions' in named ? named.extensions.persistedQuery : { sha256Hash: '' };
  expect(readTrustedDocuments().textOf(sha256Hash)).toMatch(/^query Me\b/);
  expect(namingText(MeDocument)).toBe(`sha256:${sha256Hash}`);
});

it('while developing the text is sent: the running server may not know the hash yet', async () => {
  vi.stubEnv('PROD', false);
  const { naming, namingText } = await import('../../web/shared/trusted.ts');
  expect(naming(MeDocument)).toEqual({ query: expect.stringMatching(/^query Me\b/) });
  expect(namingText(MeDocument)).toMatch(/^query Me\b/);
});

it('customers get no syntax trees; those of the administration are printed while developing', async () => {
  vi.stubEnv('PROD', false);
  const { metaOf, naming } = await import('../../web/shared/trusted.ts');
  expect(Object.keys(MeDocument)).toEqual(['__meta__']);
  expect(metaOf(SignOutDocument)).toMatchObject({ name: 'SignOut', operation: 'mutation' });
  expect(naming(CurrentAdminDocument)).toEqual({
    query: expect.stringMatching(/^query CurrentAdmin\b/),
  });
});
