import { useApolloClient, useMutation } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { StaffRole } from '../../machines/generated/schema.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { SignOutAdminDocument } from './generated/graphql.ts';
import { useLayer } from '../ui/layers.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Menu } from '../ui/lucide/Menu.tsx';
import { X } from '../ui/lucide/X.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Loading } from '../ui/states.tsx';
import { clearTab } from '../ui/tabStorage.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { AdminMenu } from './AdminMenu.tsx';
import { clearStaffData } from './day/staffStorage.ts';
import { followServiceTime } from './staffClock.ts';
import type { MenuPage } from './adminMenu.ts';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

/** On a phone, this many pages or fewer are shown as links without a menu button. */
const fewPages = 3;

/**
 * The sidebar with the page beside it; on a phone the sidebar is a bar at the top with a menu that
 * folds.
 */
export function AdminLayout({
  name,
  email,
  role,
  menu,
  children,
}: {
  name: string;
  email: string;
  role: StaffRole;
  menu: readonly MenuPage[];
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [signOut, { loading }] = useMutation(SignOutAdminDocument);
  const [isOpen, setOpen] = useState(false);
  const folds = menu.length > fewPages;
  // Whatever a page says of days, and what is pressed on it, goes by the service's time.
  useEffect(() => followServiceTime(), []);
  useLayer(folds && isOpen, () => setOpen(false));
  const leave = () => {
    signOut()
      .then(() => {
        clearStaffData();
        clearTab();
        return client.clearStore();
      })
      .then(
        () => navigate(paths.adminLogin),
        () => undefined,
      );
  };
  const logout = (className: string) => (
    <Button
      variant="outline"
      loading={loading}
      onClick={leave}
      className={cx(css({ minH: '11' }), className)}
    >
      {copy.logout}
    </Button>
  );
  return (
    <div
      className={stack({
        direction: { base: 'column', md: 'row' },
        gap: '0',
        minH: '100dvh',
        align: 'stretch',
      })}
    >
      <SkipLink />
      <aside data-side-bar className={sidebar}>
        <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2', align: 'center' })}>
          <div className={css({ flex: '1' })}>
            <Logo />
          </div>
          {logout(css({ hideFrom: 'md' }))}
          {folds ? (
            <Button
              variant="outline"
              aria-expanded={isOpen}
              aria-controls="admin-menu"
              onClick={() => setOpen(!isOpen)}
              className={css({ hideFrom: 'md', minH: '11' })}
            >
              {isOpen ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
              <span>{copy.menu}</span>
            </Button>
          ) : null}
        </div>
        <div id="admin-menu" className={folds && !isOpen ? css({ hideBelow: 'md' }) : undefined}>
          <p
            className={css({
              fontSize: 'sm',
              mt: '2',
              fontWeight: 'medium',
              overflowWrap: 'anywhere',
            })}
          >{`${name} · ${copy.roles[role].name}`}</p>
          <p className={css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })}>
            {email}
          </p>
          <div className={folds ? undefined : shortMenu}>
            <AdminMenu menu={menu} isShort={!folds} onChosen={() => setOpen(false)} />
            <div className={stack({ direction: 'row', flexWrap: 'wrap', mt: '3', gap: '2' })}>
              <LanguageSwitch size="md" className={css({ flex: '1' })} />
              {logout(css({ hideBelow: 'md', flex: '1' }))}
            </div>
          </div>
        </div>
      </aside>
      {/* On desktop, where there is no bar at the top, this leaves room for toasts. */}
      <main id="main" className={css({ flex: '1', minW: '0', pt: { md: '8' } })}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
    </div>
  );
}

/** On a phone, a few links and the language switch share one line. */
const shortMenu = css({
  display: { base: 'flex', md: 'block' },
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

const sidebar = css({
  w: { md: 'clamp(240px, 25vw, 15rem)' },
  // On desktop it is sticky, and scrolls on its own if the window is low.
  position: { md: 'sticky' },
  top: '0',
  h: { md: '100dvh' },
  overflowY: { md: 'auto' },
  bg: 'bg.panel',
  borderEndWidth: { md: '1px' },
  borderBottomWidth: { base: '1px', md: '0' },
  px: '4',
  py: { base: '2', md: '4' },
  flexShrink: '0',
});
