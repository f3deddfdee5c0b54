import { useSelector } from '@xstate/react';
import { MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { chatActor } from '../app/actors.ts';
import { Chat } from '../app/flows.ts';
import { useLate } from '../app/lateActor.ts';
import { ChatDialog } from '../app/lazyParts.tsx';
import { chatCopy as copy } from '../copy/chat.ts';
import { Box, IconButton } from '../look/elements.tsx';

/** Pages with a bar of their own, above which the button stands; and the funnel's, where on a phone it would lie on what is to be pressed. */
const withOwnBar =
  /^\/(testinfo|addpatient|lab|selectappointment|addaddress|revieworder|checkout)/i;
/** Pages without any bar, on which it would lie on what stands below the form. */
const withoutBar = /^\/($|login|mobileno|verifyotp|forgotpassword|resetpassword|adminlogin)/i;
const funnel = /^\/(addpatient|lab|selectappointment|addaddress|revieworder|checkout)/i;

/** Opens it when all of it is there: a dialog whose code came later would come up by itself, some time after it was told to. */
const open = () =>
  void Promise.all([chatActor.load(), ChatDialog.load()]).then(([actor]) => {
    actor.start();
    actor.send({ type: 'chat.opened' });
  });

/** The floating button with its badge; the assistant itself comes when it is first opened. */
export function ChatButton() {
  const actor = useLate(chatActor);
  const shown = useSelector(
    actor,
    (snapshot) => snapshot !== undefined && !snapshot.matches({ panel: 'closed' }),
  );
  const seen = useSelector(actor, (snapshot) => snapshot?.context.seen ?? false);
  const [wanted, setWanted] = useState(false);
  const { pathname } = useLocation();
  if (shown && !wanted) setWanted(true);
  return (
    <>
      <Box
        display={{ base: funnel.test(pathname) ? 'none' : 'block', md: 'block' }}
        position="fixed"
        insetEnd="4"
        bottom={{
          base: withOwnBar.test(pathname) ? '24' : withoutBar.test(pathname) ? '4' : '20',
          md: '6',
        }}
        zIndex="docked"
      >
        <IconButton
          aria-label={copy.open}
          size="xl"
          borderRadius="full"
          colorPalette="brand"
          boxShadow="0 6px 20px rgb(11 58 62 / 25%)"
          onPointerEnter={() => void ChatDialog.load()}
          onClick={open}
        >
          <MessageCircle size={26} aria-hidden />
        </IconButton>
        {seen ? null : (
          <Box
            aria-hidden
            data-badge
            position="absolute"
            top="-1"
            insetEnd="-1"
            bg="accent.solid"
            color="accent.contrast"
            borderRadius="full"
            minW="6"
            h="6"
            textAlign="center"
            fontSize="sm"
            fontWeight="bold"
            lineHeight="24px"
          >
            {copy.badge}
          </Box>
        )}
      </Box>
      {wanted && actor ? (
        <Suspense fallback={null}>
          <Chat.Provider actor={actor}>
            <ChatDialog />
          </Chat.Provider>
        </Suspense>
      ) : null}
    </>
  );
}
