const at = encodeURIComponent;

/** Every address of the product, once (specification 2). */
export const paths = {
  signUp: '/', login: '/login', mobile: '/mobileNo', verifyOtp: '/verifyOtp', forgotPassword: '/ForgotPassword', resetPassword: '/resetPassword',
  home: '/home', reports: '/reports', appointments: '/appointments', addPatient: '/AddPatient', lab: '/Lab', selectAppointment: '/SelectAppointment',
  addAddress: '/AddAddress', checkout: '/checkout', orders: '/orders', family: '/family', payments: '/payments', address: '/address', offers: '/offers',
  help: '/help', terms: '/terms', adminLogin: '/adminLogin', admin: '/admin',
  testInfo: (id: string) => `/testinfo/${at(id)}`,
  reviewOrder: (id: string) => `/reviewOrder/${at(id)}`,
  checkoutOf: (id: string) => `/checkout?order=${at(id)}`,
  paymentSuccess: (id: string) => `/payment-success/${at(id)}`,
  trackOrder: (id: string) => `/trackOrder/${at(id)}`,
} as const;
