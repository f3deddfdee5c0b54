import { Box, CloseButton, Dialog, IconButton, Portal, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, MessageCircle } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { dotted } from '../flow/createFlow.tsx';
import { Chat } from '../app/flows.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { Conversation } from './Conversation.tsx';

/** Pages whose own bar stands where the button would be. */
const withOwnBar = /^\/(testinfo|addpatient|lab|selectappointment|addaddress|revieworder|checkout)/i;

/** The floating button and the assistant's dialog (specification 2, Chat widget). */
export default function ChatWidget() {
  const send = Chat.useSend();
  const open = Chat.useSelector((snapshot) => !snapshot.matches({ panel: 'closed' }));
  const collapsed = Chat.useSelector((snapshot) => snapshot.matches({ panel: 'collapsed' }));
  const seen = Chat.useSelector((snapshot) => snapshot.context.seen);
  const state = Chat.useSelector((snapshot) => dotted(snapshot.value));
  const { pathname } = useLocation();
  return (
    <>
      <Box position="fixed" insetEnd="4" bottom={{ base: withOwnBar.test(pathname) ? '24' : '20', md: '6' }} zIndex="docked">
        <IconButton aria-label={copy.open} size="xl" borderRadius="full" colorPalette="brand" boxShadow="0 6px 20px rgb(11 58 62 / 25%)" onClick={() => send({ type: 'chat.opened' })}><MessageCircle size={26} aria-hidden /></IconButton>
        {seen ? null : <Box aria-hidden data-badge position="absolute" top="-1" insetEnd="-1" bg="accent.solid" color="accent.contrast" borderRadius="full" minW="6" h="6" textAlign="center" fontSize="sm" fontWeight="bold" lineHeight="24px">{copy.badge}</Box>}
      </Box>
      <Dialog.Root open={open} placement={{ base: 'bottom', md: 'center' }} scrollBehavior="inside" onOpenChange={(details) => { if (!details.open) send({ type: 'chat.closed' }); }}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content data-machine="chat" data-state={state} borderRadius={{ base: '20px 20px 0 0', md: 'card' }} mb={{ base: '0', md: '6' }} maxW="460px" h={collapsed ? 'auto' : { base: '86dvh', md: '640px' }}>
              <Dialog.Header borderBottomWidth={collapsed ? '0' : '1px'} pe="28">
                <Stack gap="0"><Dialog.Title>{copy.title}</Dialog.Title><Dialog.Description color="fg.muted">{collapsed ? copy.collapsed : copy.subtitle}</Dialog.Description></Stack>
              </Dialog.Header>
              <Stack direction="row" position="absolute" top="3" insetEnd="3" gap="1">
                <IconButton aria-label={collapsed ? copy.expand : copy.collapse} variant="ghost" minW="11" minH="11" onClick={() => send({ type: collapsed ? 'chat.expanded' : 'chat.collapsed' })}>{collapsed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}</IconButton>
                <CloseButton aria-label={copy.close} minW="11" minH="11" onClick={() => send({ type: 'chat.closed' })} />
              </Stack>
              {collapsed ? null : <Conversation />}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}
