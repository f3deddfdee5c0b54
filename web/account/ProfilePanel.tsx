import { addressLine } from '../../machines/text/addressText.ts';
import { CloseButton, Drawer, Portal } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Bell } from '../ui/lucide/Bell.tsx';
import { CircleHelp } from '../ui/lucide/CircleHelp.tsx';
import { CreditCard } from '../ui/lucide/CreditCard.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { LogOut } from '../ui/lucide/LogOut.tsx';
import { Mail } from '../ui/lucide/Mail.tsx';
import { MapPin } from '../ui/lucide/MapPin.tsx';
import { Package } from '../ui/lucide/Package.tsx';
import { Smartphone } from '../ui/lucide/Smartphone.tsx';
import { Tag } from '../ui/lucide/Tag.tsx';
import { Users } from '../ui/lucide/Users.tsx';
import { Session } from '../shared/flows/flows.ts';
import { paths } from '../paths.ts';
import { said } from '../copy/language.ts';
import { profileCopy } from '../copy/profile.ts';
import { uiCopy } from '../copy/ui.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { addressesQuery, none } from '../shared/queries.ts';
import { Initials } from '../ui/icons.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { InlineMessage } from '../ui/states.tsx';
import { useLayer } from '../ui/layers.ts';
import { PanelItem } from './PanelItem.tsx';
import { ProfileForm, isProfileTyped } from './ProfileForm.tsx';
import { WhatsAppConsent } from './WhatsAppConsent.tsx';
import { YourData } from './YourData.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = profileCopy.panel;

interface Props {
  open: boolean;
  onClose: () => void;
  /** Shown at the end of the panel. */
  children: ReactNode;
}

/**
 * The panel on the right: who is signed in, and links to their pages
 * (docs/product/screens.md#profile-panel).
 */
export function ProfilePanel({ open, onClose, children }: Props) {
  const user = Session.useSelector((snapshot) => snapshot.context.user);
  const message = Session.useSelector((snapshot) => snapshot.context.message);
  const farewell = Session.useSelector((snapshot) => snapshot.context.farewell);
  const leaving = Session.useTag('leaving');
  const session = Session.useActor();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(isProfileTyped);
  const { data } = usePageQuery(addressesQuery, none, { skip: user === null || !open });
  const home = data?.addresses.find((address) => address.isDefault);
  const homeLine = home ? addressLine(home) : copy.noAddress;
  useLayer(open, onClose);
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
          <Drawer.Content maxW="panel" w="full" data-panel="profile">
            <Drawer.Header borderBottomWidth="1px">
              <Drawer.Title>{copy.title}</Drawer.Title>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="lg" aria-label={uiCopy.states.close} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body pt="4">
              {user === null ? (
                <div className={stack({ gap: '3' })}>
                  <p>{copy.guest}</p>
                  <Link
                    className={cx(button({ size: 'lg' }), css({ colorPalette: 'accent' }))}
                    to={paths.login}
                    onClick={onClose}
                  >
                    {copy.logIn}
                  </Link>
                  <Link
                    className={button({ size: 'lg', variant: 'outline' })}
                    to={paths.signUp}
                    onClick={onClose}
                  >
                    {copy.signUp}
                  </Link>
                </div>
              ) : (
                <div className={stack({ gap: '4' })}>
                  {editing ? (
                    <>
                      <ProfileForm user={user} onDone={() => setEditing(false)} />
                      <ul className={stack({ gap: '0', listStyleType: 'none' })}>
                        <PanelItem
                          to={user.phoneVerified ? paths.changeNumber : paths.mobile}
                          icon={<Smartphone size={20} aria-hidden />}
                          label={user.phoneVerified ? copy.changeNumber : copy.proveNumber}
                          note={user.phone ?? copy.noPhone}
                          onClose={onClose}
                        />
                        <PanelItem
                          to={paths.changeEmail}
                          icon={<Mail size={20} aria-hidden />}
                          label={copy.changeEmail}
                          note={user.email}
                          onClose={onClose}
                        />
                      </ul>
                    </>
                  ) : (
                    <div
                      className={stack({
                        direction: 'row',
                        align: 'center',
                        gap: '4',
                        flexWrap: { base: 'nowrap', _tight: 'wrap' },
                      })}
                    >
                      <Initials name={user.firstName || user.email} size={56} />
                      <div className={css({ flex: '1', minW: '0', _tight: { flex: '1 0 100%' } })}>
                        <p className={css({ fontWeight: 'semibold', fontSize: 'lg' })}>
                          <InOwnLanguage text={`${user.firstName} ${user.lastName}`} />
                        </p>
                        <p className={css({ color: 'fg.muted' })}>{user.email}</p>
                        <p className={css({ color: 'fg.muted' })}>{user.phone ?? copy.noPhone}</p>
                      </div>
                      <Button
                        variant="outline"
                        onClick={() => setEditing(true)}
                        className={css({ minH: '11' })}
                      >
                        {copy.edit}
                      </Button>
                    </div>
                  )}
                  {user.whatsApp === null ? null : <WhatsAppConsent allowed={user.whatsApp} />}
                  <ul className={stack({ gap: '0', listStyleType: 'none' })}>
                    <PanelItem
                      to={paths.orders}
                      icon={<Package size={20} aria-hidden />}
                      label={copy.items.orders}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.family}
                      icon={<Users size={20} aria-hidden />}
                      label={copy.items.family}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.payments}
                      icon={<CreditCard size={20} aria-hidden />}
                      label={copy.items.payments}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.address}
                      icon={<MapPin size={20} aria-hidden />}
                      label={copy.items.address}
                      onClose={onClose}
                      // The line keeps its height while the address is loading.
                      note={data === undefined ? '\u00a0' : homeLine}
                    />
                    <PanelItem
                      to={paths.reminders}
                      icon={<Bell size={20} aria-hidden />}
                      label={copy.items.reminders}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.offers}
                      icon={<Tag size={20} aria-hidden />}
                      label={copy.items.offers}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.help}
                      icon={<CircleHelp size={20} aria-hidden />}
                      label={copy.items.help}
                      onClose={onClose}
                    />
                    <PanelItem
                      to={paths.terms}
                      icon={<FileText size={20} aria-hidden />}
                      label={copy.items.terms}
                      onClose={onClose}
                    />
                  </ul>
                  <YourData />
                  <InlineMessage message={message} />
                  <Button
                    size="lg"
                    variant="outline"
                    loading={leaving}
                    onClick={() => session.send({ type: 'signOut.requested' })}
                  >
                    {leaving ? null : <LogOut size={18} aria-hidden />}
                    <span>{leaving ? said(farewell ?? copy.leaving) : copy.items.logout}</span>
                  </Button>
                </div>
              )}
              <LanguageSwitch variant="outline" className={css({ mt: '4' })} />
              <div className={css({ mt: '2', ms: '-4' })}>{children}</div>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
