import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { SignOutAdminDocument } from '../generated/graphql.ts';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { Logo } from '../shell/Logo.tsx';

const links = [
  ['', 'dashboard'],
  ['/add-test', 'addTest'],
  ['/tests', 'tests'],
  ['/reports', 'reports'],
  ['/appointments', 'appointments'],
  ['/users', 'users'],
  ['/settings', 'settings'],
] as const;

/** The sidebar (on top of it on a phone) and the page beside it. */
export function AdminLayout({ email }: { email: string }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [signOut, { loading }] = useMutation(SignOutAdminDocument);
  const leave = () => {
    signOut()
      .then(() => client.clearStore())
      .then(
        () => navigate(paths.adminLogin),
        () => undefined,
      );
  };
  return (
    <Stack direction={{ base: 'column', md: 'row' }} gap="0" minH="100dvh" align="stretch">
      <Box
        as="aside"
        w={{ md: '240px' }}
        bg="bg.panel"
        borderEndWidth={{ md: '1px' }}
        borderBottomWidth={{ base: '1px', md: '0' }}
        p="4"
        flexShrink="0"
      >
        <Stack direction="row" gap="2" align="center">
          <Box flex="1">
            <Logo />
          </Box>
          <LanguageSwitch hideFrom="md" />
          <Button hideFrom="md" minH="11" variant="outline" loading={loading} onClick={leave}>
            {copy.logout}
          </Button>
        </Stack>
        <Text fontSize="sm" color="fg.muted" truncate>
          {email}
        </Text>
        <Stack
          as="nav"
          aria-label={copy.menu}
          direction={{ base: 'row', md: 'column' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          gap="1"
          mt="3"
          mx={{ base: '-3', md: '0' }}
        >
          {links.map(([path, name]) => (
            <NavLink key={path} to={paths.admin + path} end={path === ''}>
              {({ isActive }) => (
                <Text
                  px="3"
                  py="2.5"
                  minH="11"
                  borderRadius="lg"
                  whiteSpace="nowrap"
                  fontWeight="medium"
                  bg={isActive ? 'brand.subtle' : undefined}
                  color={isActive ? 'brand.fg' : 'fg.muted'}
                >
                  {copy.links[name]}
                </Text>
              )}
            </NavLink>
          ))}
        </Stack>
        <Stack hideBelow="md" mt="6" gap="2">
          <LanguageSwitch size="md" />
          <Button minH="11" variant="outline" loading={loading} onClick={leave}>
            {copy.logout}
          </Button>
        </Stack>
      </Box>
      <Box as="main" id="main" flex="1" minW="0">
        <Outlet />
      </Box>
    </Stack>
  );
}
