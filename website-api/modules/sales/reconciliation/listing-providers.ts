import type { PaymentProvider } from '#contract/online-method.ts'

/** Providers that list what moved; the others have a file for staff. */
export const LISTING_PROVIDERS: readonly PaymentProvider[] = ['XENDIT']
