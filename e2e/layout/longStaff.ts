/** What the gateway answers the pages of the staff where names and an e-mail are long. */
export const longStaff = (names: readonly string[], email: string) => ({
  staff: {
    members: names.map((name, index) => ({
      id: `s${index}`,
      name,
      email,
      staffRole: 'TECHNICIAN',
      since: '2026-11-21T04:30:00.000Z',
    })),
    invitations: names.map((name, index) => ({
      id: `i${index}`,
      name,
      email,
      staffRole: 'OPERATIONS',
      expiresAt: '2026-11-21T04:30:00.000Z',
      expired: index > 0,
    })),
  },
  staffInvitation: { name: names[0], email, staffRole: 'TECHNICIAN' },
  ownSessions: [true, false].map((current) => ({
    id: `n${String(current)}`,
    browser: current ? 'Samsung Internet, Android' : null,
    startedAt: '2026-11-21T04:30:00.000Z',
    expiresAt: '2026-11-21T16:30:00.000Z',
    current,
  })),
  auditLog: {
    items: names.map((name, index) => ({
      id: `e${index}`,
      at: '2026-11-21T04:30:00.000Z',
      personId: 's0',
      personName: name,
      action: 'staff.role.changed',
      orders: ['01k9vq6x3mb8s0t5e7r2y4w1zc', '01k9vq6x3mb8s0t5e7r2y4w1zd'],
      detail: `${email} technician`,
    })),
    next: 'e9',
    people: names.map((name, index) => ({ id: `s${index}`, name, email })),
  },
});
