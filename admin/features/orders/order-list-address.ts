import { orderTabOf } from './order-tabs.ts'

type Address = { tab: string; search?: string; next?: string; chosen?: string }

/** The address of a page of the order list. */
export function orderListAddress({ tab, search, next, chosen }: Address) {
	const query = new URLSearchParams({
		...(tab === 'all' ? {} : { tab }),
		...(search && { q: search }),
		...(next && { next }),
		...(chosen && { chosen }),
	})
	return query.size > 0 ? `/orders?${query}` : '/orders'
}

/** The same page of the list, with no order selected. */
export function withoutSelection(address: string) {
	const { searchParams } = new URL(address)
	return orderListAddress({
		tab: orderTabOf(searchParams.get('tab')).key,
		search: searchParams.get('q') ?? '',
		next: searchParams.get('next') ?? '',
	})
}
