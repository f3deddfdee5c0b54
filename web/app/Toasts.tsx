import { Toast, Toaster, createToaster } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { ChakraTheme } from '../shared/theme/ChakraTheme.tsx';
import { said } from '../copy/language.ts';
import { toastDurations, toaster } from '../ui/toaster.ts';

// Top right, no icon (docs/product/limits.md): over the top bar, so that no page lies under it.
const store = createToaster({
  placement: 'top-end',
  pauseOnPageIdle: false,
  offsets: { top: '8px', right: '16px', bottom: '16px', left: '16px' },
});

/** What stands on the page as an alert is announced by that. */
const isAnnounced = (text: ReactNode) =>
  [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent === text);

/** The area in which toasts appear. */
export function Toasts() {
  useEffect(() => {
    const show = () => {
      for (const { kind, message } of toaster.take())
        store.create({ type: kind, description: said(message), duration: toastDurations[kind] });
    };
    // The Toaster may be between its first reading of the store and listening to it: a toast that
    // comes then is not seen.
    queueMicrotask(show);
    return toaster.subscribe(show);
  }, []);
  return (
    <ChakraTheme>
      <Toaster toaster={store}>
        {(toast) => (
          <Toast.Root
            {...(isAnnounced(toast.description) && { role: 'none', 'aria-live': 'off' })}
            // There is nothing to press on it, and Tab would lead from it back to where it came from
            // for as long as it is there.
            tabIndex={-1}
            width={{ base: 'calc(100vw - 32px)', md: 'xs' }}
            py="3"
            // What is under it can be pressed meanwhile.
            css={{ pointerEvents: 'none !important' }}
          >
            <Toast.Description>{toast.description}</Toast.Description>
          </Toast.Root>
        )}
      </Toaster>
    </ChakraTheme>
  );
}
