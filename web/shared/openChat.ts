let open: () => void = () => undefined;

/** Sets how the assistant is opened; its button does so (web/chat/ChatButton.tsx). */
export function openChatBy(next: () => void): void {
  open = next;
}

/** Somebody wants to put a question to the assistant. */
export const openChat = (): void => open();
