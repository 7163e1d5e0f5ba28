import type { Endpoint } from '#contract/endpoint.ts'

/** A part of an API with a document of its own: the operations whose paths begin with one of its roots. */
type Area = { title: string; roots: string }
export type Areas = Readonly<Record<string, Area>>

export const WEBSITE_AREAS: Areas = {
	catalogue: {
		title: 'Products, their listings, and what the pages of a shop show',
		roots:
			'product product-by-category category flash-sale feed home helper content article contact ' +
			'moved-address page-changes voucher tier api-access media openapi.json openapi docs',
	},
	orders: {
		title: 'Cart, delivery, orders, payments and returns',
		roots:
			'cart shipping region address order guest-order payment-link payment online-payment ' +
			'return download',
	},
	customers: {
		title: 'Accounts of customers, their wallets and lists, agents and affiliates',
		roots:
			'auth customer customer-account-info notification unsubscription bank wallet withdrawal ' +
			'coins reward wishlist watch affiliate agent',
	},
}

export const STAFF_AREAS: Areas = {
	catalogue: {
		title: 'Products, variants, categories, imports and reviews',
		roots:
			'products product-list product-export product-imports categories variants variant-list ' +
			'variant-batches price-limits search-synonyms reviews',
	},
	orders: {
		title: 'Orders, parcels and returns',
		roots:
			'orders order-list order-views order-counts order-batches order-drafts queues label-size ' +
			'districts parcels-to-check deliveries returns courier-accounts courier-areas ' +
			'instant-setting chat-readings',
	},
	customers: {
		title: 'Customers, agents and their wallets',
		roots: 'customers customer-list withdrawals wallet-limits commission-reviews reports sales',
	},
	money: {
		title: 'Payments, payouts, statements of banks, cash on delivery and audits',
		roots:
			'payment-accounts payment-reversals provider-messages reconciliations payout-accounts ' +
			'payouts payout-batches guest-refunds shortfall-limits bank-accounts bank-account-order ' +
			'bank-lines bank-line-batches bank-statements cod-setting cod-debts cod-remittances qris ' +
			'audit',
	},
	site: { title: 'What the pages of a shop show, and its settings', roots: 'sites' },
	staff: {
		title: 'Companies, staff, keys, sessions and the log',
		roots:
			'companies setup setup-link staff invitations keys sign-in me sign-out sessions password ' +
			'password-reset second-factor confirm notices events openapi.json openapi docs',
	},
}

/** What a path begins with, e.g. "orders" of /orders/{number}. */
export const rootOf = (path: string) => path.split('/')[1] ?? ''

/** What the paths of an area begin with. */
export const rootsOf = (area: Area | undefined) => area?.roots.split(' ') ?? []

/** The area of an endpoint. @throws for one whose path's root stands in none */
export function areaOf({ path }: Endpoint, areas: Areas): string {
	const root = rootOf(path)
	const found = Object.keys(areas).find((name) => rootsOf(areas[name]).includes(root))
	if (found === undefined) throw new Error(`Name the area of /${root} in docs/areas.ts.`)
	return found
}
