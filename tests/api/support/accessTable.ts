import type { TestApi } from './api.ts';

/** Who is let in. */
export type Who = 'everyone' | 'customers' | 'administrators' | 'both';

/** Who may make each call; a call that is not here makes the test fail. */
export const MAY: Record<string, Who> = {
  'POST users/signup': 'everyone',
  'POST users/login': 'everyone',
  'POST users/logout': 'everyone',
  'POST users/adminlogin': 'everyone',
  'POST users/forgotPassword': 'everyone',
  'POST users/resetPassword': 'everyone',
  'POST admin/logout': 'everyone',
  'GET users/me': 'customers',
  'PATCH users/me': 'customers',
  'GET users/me/export': 'customers',
  'POST users/deleteAccount': 'customers',
  'POST users/sendotp': 'customers',
  'POST users/verifyotp': 'customers',
  'GET tests/alltests': 'everyone',
  'GET tests/packages': 'everyone',
  'GET tests/related': 'everyone',
  'GET tests/singleTest/{id}': 'everyone',
  'GET testimonial/getTestimonial': 'everyone',
  'GET faq/getFaq': 'everyone',
  'GET offers': 'everyone',
  'GET files/{key}': 'everyone',
  'GET lab/getlab': 'everyone',
  'GET serviceability': 'everyone',
  'GET slot/getslot': 'everyone',
  'POST rag/ask': 'everyone',
  'POST flow-figures': 'everyone',
  'GET place': 'everyone',
  'POST patient/patientdetails': 'customers',
  'GET patient': 'customers',
  'GET patient/{id}': 'customers',
  'PUT patient/{id}': 'customers',
  'DELETE patient/{id}': 'customers',
  'POST address/saveaddress': 'customers',
  'GET address': 'customers',
  'GET address/{id}': 'customers',
  'PUT address/{id}': 'customers',
  'PUT address/{id}/default': 'customers',
  'DELETE address/{id}': 'customers',
  'POST order/createorder': 'customers',
  'GET order': 'customers',
  'GET order/{id}': 'customers',
  'GET order/{id}/events': 'customers',
  'PUT order/{id}': 'customers',
  'POST order/{id}/extend': 'customers',
  'GET order/{id}/offers': 'customers',
  'POST order/{id}/offer': 'customers',
  'DELETE order/{id}/offer': 'customers',
  'POST order/{id}/cancel': 'customers',
  'POST order/{id}/items/{itemId}/cancel': 'customers',
  'POST order/{id}/reschedule': 'customers',
  'POST payment/create-order': 'customers',
  'POST payment/verify': 'customers',
  'GET payment': 'customers',
  // It stands in for the provider's own window, which knows nothing of our sessions.
  'POST sandbox/pay': 'everyone',
  'POST sandbox/behaviour': 'everyone',
  'GET report': 'customers',
  'GET report/{id}/file': 'both',
  'POST tests/test': 'administrators',
  'GET tests': 'administrators',
  'PATCH tests/{id}': 'administrators',
  'GET admin/me': 'administrators',
  'GET admin/counters': 'administrators',
  'GET admin/flow-figures': 'administrators',
  'GET admin/orders': 'administrators',
  'POST admin/orders/{id}/move': 'administrators',
  'POST admin/orders/{id}/report': 'administrators',
  'POST admin/orders/{id}/items/{itemId}/report': 'administrators',
  'GET admin/users': 'administrators',
  'GET admin/prices': 'administrators',
  'PUT admin/prices': 'administrators',
  'GET admin/settings': 'administrators',
  'PUT admin/settings': 'administrators',
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
/** Open to everyone who signs with the provider's secret; unsigned it refuses by itself. */
export const SIGNED = new Set(['POST payment/webhook']);

/** Every call of the service's own description, as the table spells it. */
export async function callsOf(api: TestApi): Promise<string[]> {
  const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as {
    paths: Record<string, object>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`),
  );
}
