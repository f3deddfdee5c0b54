import { CircleUserRound } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { dotted } from '../../machines/chart/dotted.ts';
import { Session } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { contentWidth } from '../app/theme/widths.ts';
import { shellCopy as copy } from '../copy/home.ts';
import { uiCopy } from '../copy/ui.ts';
import { LocationLabel } from '../location/LocationLabel.tsx';
import { Box, Button, IconButton, Stack, Text } from '../look/elements.tsx';
import { Logo } from './Logo.tsx';

const links = [
  [paths.home, 'home'],
  [paths.reports, 'reports'],
  [paths.appointments, 'appointments'],
] as const;

/** Product name, links, where the person is, and the profile (specification 2, Top bar). */
export function TopBar({ onProfile }: { onProfile: () => void }) {
  const signedIn = Session.useSelector((snapshot) => snapshot.context.user !== null);
  const state = Session.useSelector((snapshot) => dotted(snapshot.value));
  return (
    <Box
      as="header"
      data-session={state}
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg.panel/92"
      backdropFilter="blur(8px)"
      borderBottomWidth="1px"
    >
      <Stack
        direction="row"
        align="center"
        gap={{ base: '2', md: '6' }}
        maxW={contentWidth}
        mx="auto"
        px={{ base: '3', md: '6' }}
        minH="16"
      >
        <Link to={paths.home} aria-label={copy.product}>
          <Logo />
        </Link>
        <Box flex="1" minW="0">
          <LocationLabel />
        </Box>
        <Stack as="nav" aria-label={uiCopy.names.main} direction="row" gap="1" hideBelow="md">
          {links.map(([to, name]) => (
            <NavLink key={to} to={to}>
              {({ isActive }) => (
                <Text
                  px="3"
                  py="2.5"
                  borderRadius="lg"
                  fontWeight="medium"
                  color={isActive ? 'brand.fg' : 'fg.muted'}
                  bg={isActive ? 'brand.subtle' : undefined}
                  _hover={{ color: 'brand.fg' }}
                >
                  {copy[name]}
                </Text>
              )}
            </NavLink>
          ))}
        </Stack>
        {signedIn ? null : (
          <Button asChild variant="outline" colorPalette="brand" minH="11" size="sm">
            <Link to={paths.login}>{copy.logIn}</Link>
          </Button>
        )}
        <IconButton
          aria-label={copy.profile}
          variant="ghost"
          minW="11"
          minH="11"
          onClick={onProfile}
        >
          <CircleUserRound size={26} aria-hidden />
        </IconButton>
      </Stack>
    </Box>
  );
}
