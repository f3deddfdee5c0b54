import { speakToAdmins } from '../copy/speak.ts';
import type { PageLoader } from '../shared/route.ts';

/** The login of the administration, with its texts. */
export const adminLoginPage = async (): ReturnType<PageLoader> => {
  const [{ AdminLoginPage }] = await Promise.all([import('./AdminLoginPage.tsx'), speakToAdmins()]);
  return AdminLoginPage;
};
