import type { PageLoader } from '../shared/route.ts';
import { speakToAdmins } from '../copy/speak.ts';

/** The page that an invitation's link leads to, with the administration's words. */
export const invitationPage: PageLoader = async () => {
  const [{ InvitationPage }] = await Promise.all([
    import('./staff/InvitationPage.tsx'),
    speakToAdmins(),
  ]);
  return InvitationPage;
};
