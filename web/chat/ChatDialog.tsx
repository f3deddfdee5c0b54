import { CloseButton, Dialog, IconButton, Portal, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { dotted } from '../../machines/chart/dotted.ts';
import { Chat } from '../app/flows.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { Conversation } from './Conversation.tsx';

/** The assistant's dialog (specification 2, Chat widget). */
export function ChatDialog() {
  const send = Chat.useSend();
  const open = Chat.useSelector((snapshot) => !snapshot.matches({ panel: 'closed' }));
  const collapsed = Chat.useSelector((snapshot) => snapshot.matches({ panel: 'collapsed' }));
  const state = Chat.useSelector((snapshot) => dotted(snapshot.value));
  return (
    <Dialog.Root
      open={open}
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior="inside"
      onOpenChange={(details) => {
        if (!details.open) send({ type: 'chat.closed' });
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            data-machine="chat"
            data-state={state}
            borderRadius={{ base: '20px 20px 0 0', md: 'card' }}
            mb={{ base: '0', md: '6' }}
            maxW="460px"
            h={collapsed ? 'auto' : { base: '86dvh', md: '640px' }}
          >
            <Dialog.Header borderBottomWidth={collapsed ? '0' : '1px'} pe="28">
              <Stack gap="0">
                <Dialog.Title>{copy.title}</Dialog.Title>
                <Dialog.Description color="fg.muted">
                  {collapsed ? copy.collapsed : copy.subtitle}
                </Dialog.Description>
              </Stack>
            </Dialog.Header>
            <Stack direction="row" position="absolute" top="3" insetEnd="3" gap="1">
              <IconButton
                aria-label={collapsed ? copy.expand : copy.collapse}
                variant="ghost"
                minW="11"
                minH="11"
                onClick={() => send({ type: collapsed ? 'chat.expanded' : 'chat.collapsed' })}
              >
                {collapsed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              </IconButton>
              <CloseButton
                aria-label={copy.close}
                minW="11"
                minH="11"
                onClick={() => send({ type: 'chat.closed' })}
              />
            </Stack>
            {collapsed ? null : <Conversation />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
