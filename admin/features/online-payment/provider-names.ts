import type { PaymentProvider } from '#contract/online-method.ts'

/** Names of the companies, the same in every language. */
export const providerNames: Record<PaymentProvider, string> = {
	MIDTRANS: 'Midtrans',
	XENDIT: 'Xendit',
}
