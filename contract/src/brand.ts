/** The product and its companion share one name. This is the one place to change it. */
export const brand = {
  name: 'Wren',
  release: 'v1.0.0 - Early Access',
  supportEmail: 'support@wren.example',
  copyrightYear: 2025,
} as const;
