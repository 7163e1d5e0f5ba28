/** The tabs of the list of returns; those that wait for the shop come first. */
export const returnTabs = [
	'REQUESTED',
	'APPROVED',
	'SENT_BACK',
	'RECEIVED',
	'REFUNDED',
	'REJECTED',
	'all',
] as const
