import type { TestApi } from './api.ts';
import { NAMES } from './callsOnOthers.ts';

/** Who is let in. */
export type Who = 'everyone' | 'customers' | 'administrators' | 'both' | 'doctors';

/** The sessions that let them in, as the service describes itself. */
export const SESSIONS: Record<Who, string> = {
  everyone: '',
  customers: 'customer',
  administrators: 'admin',
  both: 'customer admin',
  doctors: 'admin',
};

/**
 * Who may make each call, by the tests' own word: customers make those of {@link NAMES}. A call that is
 * in neither table makes the test fail.
 */
export const MAY: Record<string, Who> = {
  ...Object.fromEntries(Object.keys(NAMES).map((call) => [call, 'customers' as const])),
  'POST users/signup': 'everyone',
  'POST users/login': 'everyone',
  'POST users/logout': 'everyone',
  'POST users/adminlogin': 'everyone',
  'POST users/adminlogin/code': 'everyone',
  'POST users/forgotPassword': 'everyone',
  'POST users/resetPassword': 'everyone',
  'POST admin/logout': 'everyone',
  // Who has the link of an invitation has no account yet.
  'POST admin/invitation': 'everyone',
  'POST admin/invitation/accept': 'everyone',
  'GET tests/alltests': 'everyone',
  'GET tests/packages': 'everyone',
  'GET tests/related': 'everyone',
  'GET tests/some': 'everyone',
  'GET tests/singleTest/{id}': 'everyone',
  'GET sample-reports/{id}': 'everyone',
  'GET testimonial/getTestimonial': 'everyone',
  'GET faq/getFaq': 'everyone',
  'GET content/banner': 'everyone',
  'GET content/{name}': 'everyone',
  'GET offers': 'everyone',
  'GET files/{key}': 'everyone',
  'GET lab/getlab': 'everyone',
  'GET serviceability': 'everyone',
  'GET slot/getslot': 'everyone',
  'POST rag/ask': 'everyone',
  'POST flow-figures': 'everyone',
  'GET place': 'everyone',
  'GET order/{id}/receipt.pdf': 'both',
  'GET order/{id}/creditnotes/{number}': 'both',
  // It stands in for the provider's own window, which knows nothing of our sessions.
  'POST payment/return/{orderId}': 'everyone',
  'POST sandbox/pay': 'everyone',
  'POST sandbox/behaviour': 'everyone',
  // Who has the link of a reminder needs no account.
  'POST repeat/end': 'everyone',
  // Who has the link of a report needs no account.
  'POST shared-report': 'everyone',
  'POST shared-report/file': 'everyone',
  'GET doctor/calls': 'doctors',
  'GET doctor/calls/{id}': 'doctors',
  'GET doctor/calls/{id}/file': 'doctors',
  'POST doctor/calls/{id}/phone': 'doctors',
  'POST doctor/calls/{id}/outcome': 'doctors',
  'GET doctor/hours': 'doctors',
  'PUT doctor/hours': 'doctors',
  'GET admin/reports/{id}/values': 'administrators',
  'PUT admin/reports/{id}/values': 'administrators',
  'POST admin/reports/{id}/values.csv': 'administrators',
  'POST admin/reports/{id}/release': 'administrators',
  'GET admin/reports/{id}/files/{fileId}': 'administrators',
  'POST admin/reports/{id}/files/{fileId}/release': 'administrators',
  'POST admin/reports/{id}/files/{fileId}/reject': 'administrators',
  'GET admin/tests/{id}/parameters': 'administrators',
  'PUT admin/tests/{id}/parameters': 'administrators',
  'GET report/{id}/file': 'both',
  'POST tests/test': 'administrators',
  'GET tests': 'administrators',
  'PATCH tests/{id}': 'administrators',
  'GET admin/me': 'administrators',
  'POST admin/me/password': 'administrators',
  'GET admin/me/sessions': 'administrators',
  'GET admin/me/second-factor': 'administrators',
  'POST admin/me/second-factor': 'administrators',
  'POST admin/me/second-factor/confirm': 'administrators',
  'POST admin/me/second-factor/recovery-codes': 'administrators',
  'POST admin/me/second-factor/remove': 'administrators',
  'DELETE admin/me/sessions/{id}': 'administrators',
  'GET admin/staff': 'administrators',
  'POST admin/staff': 'administrators',
  'PATCH admin/staff/{id}': 'administrators',
  'DELETE admin/staff/{id}': 'administrators',
  'DELETE admin/staff/invitations/{id}': 'administrators',
  'GET admin/audit': 'administrators',
  'GET admin/counters': 'administrators',
  'GET admin/flow-figures': 'administrators',
  'GET admin/orders': 'administrators',
  'GET admin/visit-counts': 'administrators',
  'POST admin/orders/{id}/move': 'administrators',
  'POST admin/orders/{id}/reschedule': 'administrators',
  'GET admin/technicians': 'administrators',
  'GET technician/visits': 'administrators',
  'POST technician/visits/{id}/acts': 'administrators',
  'POST technician/visits/{id}/phone': 'administrators',
  'POST admin/orders/{id}/report': 'administrators',
  'POST admin/orders/{id}/items/{itemId}/report': 'administrators',
  'GET admin/users': 'administrators',
  'GET admin/prices': 'administrators',
  'PUT admin/prices': 'administrators',
  'GET admin/tests.csv': 'administrators',
  'POST admin/tests.csv': 'administrators',
  'GET admin/prices.csv': 'administrators',
  'POST admin/prices.csv': 'administrators',
  'GET admin/settings': 'administrators',
  'PUT admin/settings': 'administrators',
  'GET admin/content': 'administrators',
  'GET admin/content/{kind}': 'administrators',
  'PUT admin/content/{kind}': 'administrators',
  'POST admin/content/preview': 'administrators',
  'POST admin/content/image': 'administrators',
  'GET admin/content/offers': 'administrators',
  'POST admin/content/offers': 'administrators',
  'GET admin/content/offers/{code}': 'administrators',
  'PATCH admin/content/offers/{code}': 'administrators',
  'GET admin/labs': 'administrators',
  'POST admin/labs': 'administrators',
  'GET admin/labs/{id}': 'administrators',
  'PATCH admin/labs/{id}': 'administrators',
  'POST admin/labs/{id}/image': 'administrators',
  'PUT admin/labs/{id}/hours': 'administrators',
  'PUT admin/labs/{id}/holidays': 'administrators',
};
/** Open to everyone who signs with the provider's secret; unsigned they refuse by themselves. */
export const SIGNED = new Set([
  'POST payment/webhook',
  'GET whatsapp/webhook',
  'POST whatsapp/webhook',
]);

/** Every call of the service's own description, as the table spells it. */
export async function callsOf(api: TestApi): Promise<string[]> {
  const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
    paths: Record<string, object>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`),
  );
}

/** The calls that change something, and whether they take an Idempotency-Key. */
export async function writesOf(api: TestApi): Promise<{ call: string; keyed: boolean }[]> {
  const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'get')
      .map(([method, { parameters = [] }]) => ({
        call: `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`,
        keyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
      })),
  );
}
