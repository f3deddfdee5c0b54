import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { SignOutAdminDocument } from '../generated/graphql.ts';
import { Logo } from '../shell/Logo.tsx';

const links = [['', copy.links.dashboard], ['/add-test', copy.links.addTest], ['/tests', copy.links.tests], ['/reports', copy.links.reports], ['/appointments', copy.links.appointments], ['/users', copy.links.users], ['/settings', copy.links.settings]] as const;

/** The sidebar (a row that scrolls on a phone) and the page beside it. */
export function AdminLayout({ email }: { email: string }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [signOut, { loading }] = useMutation(SignOutAdminDocument);
  const leave = () => {
    signOut().then(() => client.clearStore()).then(() => navigate(paths.adminLogin), () => undefined);
  };
  return (
    <Stack direction={{ base: 'column', md: 'row' }} gap="0" minH="100dvh" align="stretch" lang="en">
      <Box as="aside" w={{ md: '240px' }} bg="bg.panel" borderEndWidth={{ md: '1px' }} borderBottomWidth={{ base: '1px', md: '0' }} p="4" flexShrink="0">
        <Stack direction="row" justify="space-between" align="center"><Logo /><Button hideFrom="md" minH="11" variant="outline" loading={loading} onClick={leave}>{copy.logout}</Button></Stack>
        <Text fontSize="sm" color="fg.muted" truncate>{email}</Text>
        <Stack as="nav" aria-label={copy.menu} direction={{ base: 'row', md: 'column' }} gap="1" mt="3" overflowX="auto">
          {links.map(([path, label]) => (
            <NavLink key={path} to={paths.admin + path} end={path === ''}>{({ isActive }) => <Text px="3" py="2.5" minH="11" borderRadius="lg" whiteSpace="nowrap" fontWeight="medium" bg={isActive ? 'brand.subtle' : undefined} color={isActive ? 'brand.fg' : 'fg.muted'}>{label}</Text>}</NavLink>
          ))}
        </Stack>
        <Button hideBelow="md" mt="6" w="full" minH="11" variant="outline" loading={loading} onClick={leave}>{copy.logout}</Button>
      </Box>
      <Box as="main" id="main" flex="1" minW="0"><Outlet /></Box>
    </Stack>
  );
}
