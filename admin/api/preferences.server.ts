import { type StaffMailEvent, StaffNoticesWire } from '#contract/operator-notices.ts'
import { OperatorEventListWire } from '#contract/operator-key.ts'
import { OrderViewListWire, type OrderTab } from '#contract/operator-work.ts'
import type { OperatorApi } from './client.server.ts'

/** The mails of one's own work, and whether each is sent. */
export async function listNotices(api: OperatorApi) {
	return (await api.ask({ path: '/notices' }, StaffNoticesWire)).list
}

/** Switches on the mails that are named, and the others off. */
export function chooseNotices(api: OperatorApi, events: StaffMailEvent[]) {
	const call = { method: 'PUT', path: '/notices', body: { EVENT_LIST: events } } as const
	return api.attempt(call, StaffNoticesWire)
}

/** One's own views of the order list. */
export async function listViews(api: OperatorApi) {
	return (await api.ask({ path: '/order-views' }, OrderViewListWire)).list
}

/** Keeps a view of the order list; one of the same name is replaced. */
export function keepView(
	api: OperatorApi,
	{ name, tab, search }: { name: string; tab: OrderTab; search: string },
) {
	const body = { NAME: name, TAB: tab, SEARCH: search }
	return api.attempt({ method: 'POST', path: '/order-views', body }, OrderViewListWire)
}

/** Removes a view of the order list. */
export function removeView(api: OperatorApi, id: string) {
	const path = `/order-views/${encodeURIComponent(id)}`
	return api.attempt({ method: 'DELETE', path }, OrderViewListWire)
}

/** What was changed in the company, the newest first. */
export function listEvents(api: OperatorApi, next: string) {
	const query = { LIMIT: 50, ...(next === '' ? {} : { NEXT: next }) }
	return api.ask({ path: '/events', query }, OperatorEventListWire)
}
