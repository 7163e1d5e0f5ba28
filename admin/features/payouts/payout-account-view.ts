import type { PayoutSettings } from '#contract/payout-account.ts'

/** An account that pays out, as its page shows it. */
export type PayoutAccountView = Omit<PayoutSettings, 'account'> & {
	account:
		| (Omit<NonNullable<PayoutSettings['account']>, 'heardAt' | 'silentSince'> & {
				heardAt: string | null
				silentSince: string | null
		  })
		| null
}
