/** Whose login shows the figures where Assay runs with invented people. */
export const demoAccount = { email: 'operations@example.com', password: 'assay-demo-1' };
