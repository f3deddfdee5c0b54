/**
 * The pages in the menu of the administration, grouped by subject, with the names of their links.
 */
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

/** All pages of the menu in one object. */
export const adminMenu = {
  ...menuGroups.today,
  ...menuGroups.catalogue,
  ...menuGroups.people,
  ...menuGroups.administration,
};
export type MenuPage = keyof typeof adminMenu;
