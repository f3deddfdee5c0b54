let open: () => void = () => undefined;

/** Sets the function that opens the assistant; its button calls this (web/chat/ChatButton.tsx). */
export function openChatBy(next: () => void): void {
  open = next;
}

/** Opens the assistant. */
export const openChat = (): void => open();
