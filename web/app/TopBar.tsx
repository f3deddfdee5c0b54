import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { CircleUserRound } from '../ui/lucide/CircleUserRound.tsx';
import { dotted } from '../../machines/dotted.ts';
import { Session } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { shellCopy as copy } from '../copy/shell.ts';
import { uiCopy } from '../copy/ui.ts';
import { LocationLabel } from '../location/LocationLabel.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { IconButton } from '../ui/Button.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import type { LayerShell } from '../ui/opening.ts';
import { Logo } from '../ui/Logo.tsx';

const links = [
  [paths.home, 'home'],
  [paths.reports, 'reports'],
  [paths.appointments, 'appointments'],
] as const;

export const profileShell = (): LayerShell => ({
  kind: 'panel',
  name: 'profile',
  title: copy.profile,
  close: uiCopy.states.close,
});

/**
 * Product name, links, the person's location, and the profile (docs/product/screens.md#top-bar).
 */
export function TopBar({ profile }: { profile: Pick<ComponentProps<'button'>, 'onClick'> }) {
  const signedIn = Session.useSelector((snapshot) => snapshot.context.user !== null);
  const state = Session.useSelector((snapshot) => dotted(snapshot.value));
  return (
    <header
      data-session={state}
      className={css({
        position: { base: 'sticky', _short: 'static' },
        top: '0',
        zIndex: 'sticky',
        bg: 'bg.panel/92',
        backdropFilter: 'blur(8px)',
        borderBottomWidth: '1px',
      })}
    >
      <div
        className={stack({
          direction: 'row',
          align: 'center',
          // With large text it wraps to a second line rather than squeezing words into single
          // letters.
          flexWrap: 'wrap',
          columnGap: { base: '2', md: '3', lg: '6' },
          rowGap: '0',
          maxW: 'content',
          mx: 'auto',
          px: { base: '3', md: '6' },
          minH: '16',
        })}
      >
        <Link
          to={paths.home}
          aria-label={copy.product}
          // On a phone, 'Log in' and the language link need the space of the name.
          className={cx(
            css({ minW: '11' }),
            signedIn ? undefined : css({ '& p': { hideBelow: 'sm' } }),
          )}
        >
          <Logo />
        </Link>
        <div className={css({ flex: '1 1 5rem', minW: '0' })}>
          <LocationLabel />
        </div>
        <nav
          aria-label={uiCopy.names.main}
          className={stack({ direction: 'row', gap: '1', hideBelow: 'md' })}
        >
          {links.map(([to, name]) => (
            <NavLink key={to} to={to}>
              {({ isActive }) => (
                <p
                  className={css({
                    px: { base: '2', lg: '3' },
                    py: '2.5',
                    borderRadius: 'lg',
                    fontWeight: 'medium',
                    color: isActive ? 'brand.fg' : 'fg.muted',
                    bg: isActive ? 'brand.subtle' : undefined,
                    _hover: { color: 'brand.fg' },
                  })}
                >
                  {copy[name]}
                </p>
              )}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch isShort className={css({ minW: '11', px: '2', whiteSpace: 'nowrap' })} />
        {signedIn ? null : (
          <Link
            className={cx(
              button({ variant: 'outline', size: 'sm' }),
              css({ colorPalette: 'brand', minH: '11' }),
            )}
            to={paths.login}
          >
            {copy.logIn}
          </Link>
        )}
        <IconButton
          aria-label={copy.profile}
          variant="ghost"
          {...profile}
          className={css({ minW: '11', minH: '11' })}
        >
          <CircleUserRound size={26} aria-hidden />
        </IconButton>
      </div>
    </header>
  );
}
