import { lazyComponent } from '../shared/lazyComponent.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The profile panel; its code is fetched when it is first opened. */
export const ProfilePanel = lazyComponent(async () => {
  const [{ ChakraTheme }, { ProfilePanel: Panel }, { ReportProblem }] = await Promise.all([
    import('../shared/theme/ChakraTheme.tsx'),
    import('../account/ProfilePanel.tsx'),
    import('../problem/ReportProblem.tsx'),
  ]);
  return (props: Props) => (
    <ChakraTheme>
      <Panel {...props}>
        <ReportProblem />
      </Panel>
    </ChakraTheme>
  );
});
