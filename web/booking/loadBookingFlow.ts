/** The funnel with what its first step asks by: a press that leads there waits for the answer alone. */
export async function loadBookingFlow() {
  const [{ BookingFlow }] = await Promise.all([
    import('./BookingFlow.tsx'),
    import('./booking.ports.ts'),
  ]);
  return BookingFlow;
}
