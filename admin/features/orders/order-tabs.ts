/** The tabs of the order list, by the name in their address and that of the website API. */
export const orderTabs = [
	{ key: 'all', tab: 'ALL' },
	{ key: 'TO_CHECK', tab: 'TO_CHECK' },
	{ key: 'PENDING', tab: 'UNPAID' },
	{ key: 'PAYMENT_CONFIRMED', tab: 'TO_PROCESS' },
	{ key: 'PROCESSING', tab: 'TO_SHIP' },
	{ key: 'CHANGE_PROCESSING', tab: 'CHANGING' },
	{ key: 'SHIPPING', tab: 'SENT' },
	{ key: 'DELIVERED', tab: 'DELIVERED' },
	{ key: 'COMPLETED', tab: 'COMPLETED' },
	{ key: 'ENDED', tab: 'ENDED' },
] as const

/** The tab that an address names; an unknown one is that of all orders. */
export function orderTabOf(text: string | null) {
	return orderTabs.find(({ key }) => key === text) ?? orderTabs[0]
}
