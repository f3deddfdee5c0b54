import { speakToAdmins } from '../copy/speak.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { withChakra } from '../shared/withChakra.tsx';
import { connected, provided } from './providers.tsx';

// Lazy parts of pages; pages themselves are loaded by web/routes.ts.
export const ResumeCards = lazyComponent(
  provided(['booking'], async () => (await import('../booking/ResumeCard.tsx')).ResumeCards),
);
export const ReportProblem = lazyComponent(
  async () => (await import('../problem/ReportProblem.tsx')).ReportProblem,
);
export const OfflineNote = lazyComponent(
  async () => (await import('./OfflineNote.tsx')).OfflineNote,
);
export const PinSheet = withChakra(async () => (await import('../location/PinSheet.tsx')).PinSheet);
export const NotFoundPage = lazyComponent(
  async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
);
export const PagePlace = lazyComponent(async () => (await import('./PagePlace.tsx')).PagePlace);
export const AdminArea = connected(async () => {
  const [{ AdminArea: Area }, { StaffLogin }, { ChakraTheme }] = await Promise.all([
    import('../admin/AdminArea.tsx'),
    import('./StaffLogin.tsx'),
    import('../shared/theme/ChakraTheme.tsx'),
    speakToAdmins(),
  ]);
  return () => (
    <ChakraTheme>
      <StaffLogin>
        <Area />
      </StaffLogin>
    </ChakraTheme>
  );
});
/** The administration's header, with its texts. */
export const AdminShell = lazyComponent(async () => {
  const [{ AdminShell: Around }] = await Promise.all([import('./AdminShell.tsx'), speakToAdmins()]);
  return Around;
});
export const AdminNotFound = lazyComponent(
  async () => (await import('../admin/AdminNotFound.tsx')).AdminNotFound,
);
