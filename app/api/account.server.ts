import { CustomerAccountInfoWire } from '#contract/account.ts'
import type { Account } from '#app/domain/customer.ts'
import type { Call } from './call.ts'

/** The signed-in customer's own account. */
export function accountApi(call: Call) {
	return {
		/** Balances and the own affiliate code (spec section 7); `optional` with a short budget. */
		info: ({ optional }: { optional?: boolean } = {}) =>
			call(AccountModel, { path: '/customer-account-info', optional }),
	}
}

const AccountModel = CustomerAccountInfoWire.transform(({ data }): Account => ({
	wallet: data.CUSTOMER_WALLET_BALANCE,
	affiliate: data.CUSTOMER_AFFILIATE_BALANCE,
	coins: data.CUSTOMER_COINS_BALANCE,
	affiliateCode: data.CUSTOMER_AFFILIATE_TRACKING_CODE,
}))
