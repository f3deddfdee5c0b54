import { useApolloClient, useMutation } from '@apollo/client/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { StaffRole } from '../../machines/generated/schema.ts';
import { NavLink, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { SignOutAdminDocument } from '../generated/graphql.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Loading } from '../ui/states.tsx';
import { css } from '../generated/panda/css/index.js';
import { adminMenu } from './adminMenu.ts';
import { clearStaffData } from './day/staffStorage.ts';
import type { MenuPage } from './adminMenu.ts';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

/** The sidebar (on top of it on a phone) and the page beside it. */
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
  const leave = () => {
    signOut()
      .then(() => {
        clearStaffData();
        return client.clearStore();
      })
      .then(
        () => navigate(paths.adminLogin),
        () => undefined,
      );
  };
  return (
    <div
      className={stack({
        direction: { base: 'column', md: 'row' },
        gap: '0',
        minH: '100dvh',
        align: 'stretch',
      })}
    >
      <aside
        data-side-bar
        className={css({
          w: { md: '240px' },
          bg: 'bg.panel',
          borderEndWidth: { md: '1px' },
          borderBottomWidth: { base: '1px', md: '0' },
          p: '4',
          flexShrink: '0',
        })}
      >
        <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2', align: 'center' })}>
          <div className={css({ flex: '1' })}>
            <Logo />
          </div>
          <LanguageSwitch className={css({ hideFrom: 'md' })} />
          <Button
            variant="outline"
            loading={loading}
            onClick={leave}
            className={css({ hideFrom: 'md', minH: '11' })}
          >
            {copy.logout}
          </Button>
        </div>
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
        <nav
          aria-label={copy.menu}
          className={stack({
            direction: { base: 'row', md: 'column' },
            flexWrap: { base: 'wrap', md: 'nowrap' },
            gap: '1',
            mt: '3',
            mx: { base: '-3', md: '0' },
          })}
        >
          {menu.map((page) => (
            <NavLink key={page} to={paths[page]} end={page === 'admin'}>
              {({ isActive }) => (
                <p
                  className={css({
                    px: '3',
                    py: '2.5',
                    minH: '11',
                    borderRadius: 'lg',
                    whiteSpace: 'nowrap',
                    fontWeight: 'medium',
                    bg: isActive ? 'brand.subtle' : undefined,
                    color: isActive ? 'brand.fg' : 'fg.muted',
                  })}
                >
                  {copy.links[adminMenu[page]]}
                </p>
              )}
            </NavLink>
          ))}
        </nav>
        <div className={stack({ hideBelow: 'md', mt: '6', gap: '2' })}>
          <LanguageSwitch size="md" />
          <Button
            variant="outline"
            loading={loading}
            onClick={leave}
            className={css({ minH: '11' })}
          >
            {copy.logout}
          </Button>
        </div>
      </aside>
      {/* Room for toasts, which on a desk have no bar to pass over. */}
      <main id="main" className={css({ flex: '1', minW: '0', pt: { md: '8' } })}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </main>
    </div>
  );
}
