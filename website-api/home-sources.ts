import { publicVouchers } from './modules/programmes/vouchers/voucher-state.queries.ts'
import { couponOf } from './modules/programmes/vouchers/shown-voucher.ts'
import type { Gateways } from './modules/platform/gateways/gateway-of.ts'
import { offeredMethods } from './modules/sales/payments/methods.queries.ts'
import { courierNames } from './modules/sales/shipping/vendors.ts'
import type { HomeSources } from './modules/site/home/home-sources.ts'

const nobody = { customerId: null, phone: undefined }

/** The home page's data sources from areas that the site area must not import. */
export const homeSources = (gateways: Gateways): HomeSources => ({
	async vouchers(db, companyId, locale) {
		const found = await publicVouchers(db, { companyId, ...nobody })
		return found
			.filter(({ quota, used }) => quota === null || used < quota)
			.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
			.map((row) => couponOf(row, locale))
	},
	async ways(db, companyId) {
		const online = await gateways.offered(companyId)
		const offered = await offeredMethods(db, companyId, online)
		const banks = offered.flatMap(({ accounts }) => accounts.map(({ name }) => name))
		const methods = offered
			.filter(({ accounts }) => accounts.length === 0)
			.map(({ method }) => method)
		return { couriers: courierNames, banks, methods }
	},
})
