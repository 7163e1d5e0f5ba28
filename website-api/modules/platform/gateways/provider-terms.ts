import type { OnlineMethod, PaymentProvider } from '#contract/online-method.ts'
import type { MethodTerms } from './gateway-methods.ts'
import { midtransTerms } from './midtrans/midtrans-terms.ts'
import { xenditChannels } from './xendit/xendit-terms.ts'

/** What each provider accepts for a method. */
export const providerTerms: Record<PaymentProvider, Readonly<Record<OnlineMethod, MethodTerms>>> = {
	MIDTRANS: midtransTerms,
	XENDIT: xenditChannels,
}
