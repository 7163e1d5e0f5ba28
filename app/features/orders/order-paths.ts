/** Where a customer's own order stands. */
export function orderPath(number: string): `/profile/order/${string}` {
	return `/profile/order/${encodeURIComponent(number)}`
}
