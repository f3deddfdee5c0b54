import { Toast, Toaster } from '@chakra-ui/react';
import { toastStore } from './toaster.ts';

/** The place where toasts appear. */
export function Toasts() {
  return (
    <Toaster toaster={toastStore} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Description>{toast.description}</Toast.Description>
        </Toast.Root>
      )}
    </Toaster>
  );
}
