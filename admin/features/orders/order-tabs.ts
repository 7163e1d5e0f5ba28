/** The tabs of the order list: the key in the address, and the name in the website API. */
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

/** The tab of a key; all orders for an unknown key. */
export function orderTabOf(text: string | null) {
	return orderTabs.find(({ key }) => key === text) ?? orderTabs[0]
}
