import type { PageLoader } from '../shared/route.ts';
import { speakToAdmins } from '../copy/speak.ts';

/** The page of an invitation's link, with the texts of the administration. */
export const invitationPage: PageLoader = async () => {
  const [{ InvitationPage }] = await Promise.all([
    import('./staff/InvitationPage.tsx'),
    speakToAdmins(),
  ]);
  return InvitationPage;
};
