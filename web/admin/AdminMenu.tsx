import { NavLink } from 'react-router-dom';
import { adminCopy as copy } from '../copy/admin.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { paths } from '../paths.ts';
import { adminMenu, menuGroups } from './adminMenu.ts';
import type { MenuGroup, MenuPage } from './adminMenu.ts';

interface Props {
  /** The pages that this member of staff may open. */
  menu: readonly MenuPage[];
  /** Whether the groups are side by side on a phone, without their headings. */
  isShort: boolean;
  onChosen: () => void;
}

/** Links to the pages of the administration, grouped under headings. */
export function AdminMenu({ menu, isShort, onChosen }: Props) {
  const groups = (Object.keys(menuGroups) as MenuGroup[])
    .map((group) => [group, menu.filter((page) => page in menuGroups[group])] as const)
    .filter(([, pages]) => pages.length > 0);
  return (
    <nav aria-label={copy.menu} className={cx(css({ mt: '3' }), isShort ? beside : below)}>
      {groups.map(([group, pages]) => (
        <div key={group}>
          <p
            id={`menu-${group}`}
            className={cx(
              css({ fontSize: 'xs', color: 'fg.muted', px: '3' }),
              isShort && css({ hideBelow: 'md' }),
            )}
          >
            {copy.groups[group]}
          </p>
          <ul aria-labelledby={`menu-${group}`} className={list}>
            {pages.map((page) => (
              <li key={page}>
                <NavLink to={paths[page]} end={page === 'admin'} onClick={onChosen}>
                  {({ isActive }) => (
                    <p
                      className={css({
                        px: '3',
                        py: { base: '2.5', md: '2' },
                        minH: { base: '11', md: '10' },
                        borderRadius: 'lg',
                        fontWeight: 'medium',
                        bg: isActive ? 'brand.subtle' : undefined,
                        color: isActive ? 'brand.fg' : 'fg.muted',
                        _hover: { color: 'brand.fg' },
                      })}
                    >
                      {copy.links[adminMenu[page]]}
                    </p>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const below = stack({ gap: '3' });
const beside = stack({
  direction: { base: 'row', md: 'column' },
  flexWrap: { base: 'wrap', md: 'nowrap' },
  align: { md: 'stretch' },
  gap: { base: '0', md: '3' },
});
/** On a phone the links of a group are side by side. */
const list = stack({
  direction: { base: 'row', md: 'column' },
  flexWrap: { base: 'wrap', md: 'nowrap' },
  align: { md: 'stretch' },
  gap: '0',
  listStyleType: 'none',
});
