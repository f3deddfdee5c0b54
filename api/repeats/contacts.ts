import { phoneChannel } from '../messages/phoneChannel.ts';
import type { ReminderChannelJson } from './repeats.contract.ts';

interface Contacts {
  phone: string | null;
  phone_verified_at: Date | null;
  email: string;
  email_verified_at: Date | null;
  whatsapp_consented_at: Date | null;
}

/** Where reminders go: like messages about visits, to contacts that are verified (PD-92, PD-93). */
export function reachedBy(contacts: Contacts): { channel: ReminderChannelJson; to: string }[] {
  const { phone, email } = contacts;
  const reached: { channel: ReminderChannelJson; to: string }[] = [];
  if (phone !== null && contacts.phone_verified_at !== null)
    reached.push({ channel: phoneChannel(contacts.whatsapp_consented_at), to: phone });
  if (contacts.email_verified_at !== null) reached.push({ channel: 'email', to: email });
  return reached;
}
