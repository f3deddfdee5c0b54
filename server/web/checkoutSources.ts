/**
 * The sources of the payment provider's Checkout for scripts, pictures, frames and metrics, by
 * directive of the Content-Security-Policy. The hosts are those that the provider lists for its own
 * shop plugins (razorpay-magento, etc/csp_whitelist.xml).
 */
export const checkoutSources = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  img: ['https://cdn.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  /** Where a browser inside an app goes from our page to the provider's. */
  form: ['https://api.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
} as const;
