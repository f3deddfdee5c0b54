import { CalendarDays, FileText, House } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { shellCopy as copy } from '../copy/home.ts';
import { uiCopy } from '../copy/ui.ts';
import { Box, Stack, Text } from '../look/elements.tsx';

const links = [
  [paths.home, 'home', House],
  [paths.reports, 'reports', FileText],
  [paths.appointments, 'appointments', CalendarDays],
] as const;
/** Pages that have a bar of their own at the bottom. */
const withOwnBar =
  /^\/($|testinfo|addpatient|lab|selectappointment|addaddress|revieworder|checkout|admin|login|mobileno|verifyotp|forgotpassword|resetpassword)/i;

/** The top bar's links on a phone, where the thumb is. */
export function BottomBar() {
  const { pathname } = useLocation();
  if (withOwnBar.test(pathname)) return null;
  return (
    <Box
      as="nav"
      aria-label={uiCopy.names.main}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      <Stack direction="row" gap="0">
        {links.map(([to, name, Icon]) => (
          <NavLink key={to} to={to} style={{ flex: 1 }}>
            {({ isActive }) => (
              <Stack
                align="center"
                gap="0.5"
                py="2"
                minH="14"
                color={isActive ? 'brand.fg' : 'fg.muted'}
              >
                <Icon size={22} aria-hidden />
                <Text fontSize="xs" fontWeight="medium" textAlign="center">
                  {copy[name]}
                </Text>
              </Stack>
            )}
          </NavLink>
        ))}
      </Stack>
    </Box>
  );
}
