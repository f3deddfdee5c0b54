import { lazy } from 'react';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The profile panel; it comes when it is first opened. */
export const ProfilePanel = lazy(async () => {
  const [{ Connected }, { ProfilePanel: Panel }] = await Promise.all([
    import('./Connected.tsx'),
    import('../account/ProfilePanel.tsx'),
  ]);
  return {
    default: (props: Props) => (
      <Connected>
        <Panel {...props} />
      </Connected>
    ),
  };
});
