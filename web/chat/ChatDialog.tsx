import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { dotted } from '../../machines/dotted.ts';
import { Chat } from '../shared/flows/flows.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { Conversation } from './Conversation.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { IconButton } from '../ui/Button.tsx';

/** The assistant's dialog (docs/product/screens.md#chat-widget). */
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
              <div className={stack({ gap: '0' })}>
                <Dialog.Title>{copy.title}</Dialog.Title>
                <Dialog.Description color="fg.muted">
                  {collapsed ? copy.collapsed : copy.subtitle}
                </Dialog.Description>
              </div>
            </Dialog.Header>
            <div
              className={stack({
                direction: 'row',
                position: 'absolute',
                top: '3',
                insetEnd: '3',
                gap: '1',
              })}
            >
              <IconButton
                aria-label={collapsed ? copy.expand : copy.collapse}
                variant="ghost"
                onClick={() => send({ type: collapsed ? 'chat.expanded' : 'chat.collapsed' })}
                className={css({ minW: '11', minH: '11' })}
              >
                {collapsed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              </IconButton>
              <CloseButton
                aria-label={copy.close}
                minW="11"
                minH="11"
                onClick={() => send({ type: 'chat.closed' })}
              />
            </div>
            {collapsed ? null : <Conversation />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
