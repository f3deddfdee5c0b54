/** The addresses that the web app has a page for (specification 2), in lower case; everything else is its page for 'not found'. */
const pages = new Set([
  '/',
  '/login',
  '/mobileno',
  '/verifyotp',
  '/forgotpassword',
  '/resetpassword',
  '/home',
  '/reports',
  '/appointments',
  '/addpatient',
  '/lab',
  '/selectappointment',
  '/addaddress',
  '/checkout',
  '/adminlogin',
  '/orders',
  '/family',
  '/payments',
  '/address',
  '/offers',
  '/help',
  '/terms',
  '/admin',
  '/admin/add-test',
  '/admin/tests',
  '/admin/reports',
  '/admin/appointments',
  '/admin/users',
  '/admin/settings',
]);
const pagesOfOne = /^\/(testinfo|revieworder|payment-success|trackorder)\/[^/]+$/;

/** Whether the web app has a page at this path, whatever its case (decisions 17). */
export function isAppRoute(path: string): boolean {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return pages.has(plain) || pagesOfOne.test(plain);
}
