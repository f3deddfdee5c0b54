/** The pages that the menu of the administration leads to, by what they are about, with their links' names. */
export const menuGroups = {
  today: {
    admin: 'dashboard',
    adminDay: 'day',
    adminCalls: 'calls',
    adminAppointments: 'appointments',
    adminReports: 'reports',
  },
  catalogue: {
    adminTests: 'tests',
    adminAddTest: 'addTest',
    adminLabs: 'labs',
    adminOffers: 'offers',
    adminContents: 'content',
  },
  people: { adminUsers: 'users', adminStaff: 'staff' },
  administration: { adminSettings: 'settings', adminAudit: 'audit', adminAccount: 'account' },
} as const;
export type MenuGroup = keyof typeof menuGroups;

/** The same as one list. */
export const adminMenu = {
  ...menuGroups.today,
  ...menuGroups.catalogue,
  ...menuGroups.people,
  ...menuGroups.administration,
};
export type MenuPage = keyof typeof adminMenu;
