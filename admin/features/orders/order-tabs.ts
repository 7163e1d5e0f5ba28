/** The tabs of the order list: a status, or all. */
export const orderTabs = [
	{ key: 'all', status: undefined },
	{ key: 'PENDING', status: 'PENDING' },
	{ key: 'PAYMENT_CONFIRMED', status: 'PAYMENT_CONFIRMED' },
	{ key: 'PROCESSING', status: 'PROCESSING' },
	{ key: 'SHIPPING', status: 'SHIPPING' },
	{ key: 'DELIVERED', status: 'DELIVERED' },
	{ key: 'COMPLETED', status: 'COMPLETED' },
	{ key: 'CANCEL', status: 'CANCEL' },
	{ key: 'EXPIRED', status: 'EXPIRED' },
] as const

/** The tab that an address names; an unknown one is that of all orders. */
export function orderTabOf(text: string | null) {
	return orderTabs.find(({ key }) => key === text) ?? orderTabs[0]
}
