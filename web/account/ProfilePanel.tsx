import { Box, Button, CloseButton, Drawer, Portal, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import {
  ChevronRight,
  CircleHelp,
  CreditCard,
  FileText,
  LogOut,
  MapPin,
  Package,
  Tag,
  Users,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Session } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { panelWidth } from '../app/theme/widths.ts';
import { accountCopy } from '../copy/account.ts';
import { uiCopy } from '../copy/ui.ts';
import { AddressesDocument } from '../generated/graphql.ts';
import { ReportProblem } from '../problem/ReportProblem.tsx';
import { Initials } from '../ui/icons.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { YourData } from './YourData.tsx';

const copy = accountCopy.panel;

/** The right-side panel: who is here, and where to go (specification 2, Profile panel). */
export function ProfilePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const message = Session.useSelector((snapshot) => snapshot.context.message);
  const leaving = Session.useSelector((snapshot) => snapshot.matches({ signedIn: 'leaving' }));
  const session = Session.useActor();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const { data } = useQuery(AddressesDocument, { skip: user === null });
  const home = data?.addresses.find((address) => address.isDefault);
  useEffect(() => {
    const subscription = session.on('session.left', () => {
      onClose();
      void navigate(paths.login);
    });
    return () => subscription.unsubscribe();
  }, [session, navigate, onClose]);

  return (
    <Drawer.Root
      open={open}
      placement="end"
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW={panelWidth} w="full" data-panel="profile">
            <Drawer.Header borderBottomWidth="1px">
              <Drawer.Title>{copy.title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="lg" aria-label={uiCopy.states.close} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body pt="4">
              {user === null ? (
                <Stack gap="3">
                  <Text>{copy.guest}</Text>
                  <Button asChild size="lg" colorPalette="accent">
                    <Link to={paths.login} onClick={onClose}>
                      {copy.logIn}
                    </Link>
                  </Button>
                  <Button asChild size="lg" variant="outline">
                    <Link to={paths.signUp} onClick={onClose}>
                      {copy.signUp}
                    </Link>
                  </Button>
                </Stack>
              ) : (
                <Stack gap="4">
                  {editing ? (
                    <ProfileForm user={user} onDone={() => setEditing(false)} />
                  ) : (
                    <Stack direction="row" align="center" gap="4">
                      <Initials name={user.firstName || user.email} size={56} />
                      <Box flex="1" minW="0">
                        <Text fontWeight="semibold" fontSize="lg" truncate>
                          {user.firstName} {user.lastName}
                        </Text>
                        <Text color="fg.muted" truncate>
                          {user.email}
                        </Text>
                        <Text color="fg.muted">{user.phone ?? copy.noPhone}</Text>
                      </Box>
                      <Button variant="outline" minH="11" onClick={() => setEditing(true)}>
                        {copy.edit}
                      </Button>
                    </Stack>
                  )}
                  <Stack as="ul" gap="0" listStyleType="none">
                    <Item
                      to={paths.orders}
                      icon={<Package size={20} aria-hidden />}
                      label={copy.items.orders}
                      onClose={onClose}
                    />
                    <Item
                      to={paths.family}
                      icon={<Users size={20} aria-hidden />}
                      label={copy.items.family}
                      onClose={onClose}
                    />
                    <Item
                      to={paths.payments}
                      icon={<CreditCard size={20} aria-hidden />}
                      label={copy.items.payments}
                      onClose={onClose}
                    />
                    <Item
                      to={paths.address}
                      icon={<MapPin size={20} aria-hidden />}
                      label={copy.items.address}
                      onClose={onClose}
                      note={
                        home ? `${home.houseNo}, ${home.road}, ${home.cityState}` : copy.noAddress
                      }
                    />
                    <Item
                      to={paths.offers}
                      icon={<Tag size={20} aria-hidden />}
                      label={copy.items.offers}
                      onClose={onClose}
                    />
                    <Item
                      to={paths.help}
                      icon={<CircleHelp size={20} aria-hidden />}
                      label={copy.items.help}
                      onClose={onClose}
                    />
                    <Item
                      to={paths.terms}
                      icon={<FileText size={20} aria-hidden />}
                      label={copy.items.terms}
                      onClose={onClose}
                    />
                  </Stack>
                  <YourData />
                  <InlineMessage message={message} />
                  <Button
                    size="lg"
                    variant="outline"
                    loading={leaving}
                    loadingText={copy.leaving}
                    onClick={() => session.send({ type: 'signOut.requested' })}
                  >
                    <LogOut size={18} aria-hidden />
                    {copy.items.logout}
                  </Button>
                </Stack>
              )}
              <LanguageSwitch mt="4" variant="outline" />
              <Box mt="2" ms="-4">
                <ReportProblem />
              </Box>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Item({
  to,
  icon,
  label,
  note,
  onClose,
}: {
  to: string;
  icon: ReactNode;
  label: string;
  note?: string;
  onClose: () => void;
}) {
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.muted">
      <Link to={to} onClick={onClose}>
        <Stack
          direction="row"
          align="center"
          gap="3"
          py="3"
          minH="12"
          _hover={{ color: 'brand.fg' }}
        >
          <Box color="brand.fg">{icon}</Box>
          <Box flex="1" minW="0">
            <Text fontWeight="medium">{label}</Text>
            {note ? (
              <Text fontSize="sm" color="fg.muted" truncate>
                {note}
              </Text>
            ) : null}
          </Box>
          <ChevronRight size={18} aria-hidden />
        </Stack>
      </Link>
    </Box>
  );
}
