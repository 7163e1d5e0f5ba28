import { type StaffMailEvent, StaffNoticesWire } from '#contract/operator-notices.ts'
import { OperatorEventListWire, OperatorKeyListWire } from '#contract/operator-key.ts'
import {
	type LabelSize,
	LabelSizeWire,
	OrderViewListWire,
	type OrderTab,
} from '#contract/operator-work.ts'
import type { OperatorApi } from './client.server.ts'

/** The notification mails of the signed-in account, and whether each is on. */
export async function listNotices(api: OperatorApi) {
	return (await api.request({ path: '/notices' }, StaffNoticesWire)).list
}

/** Switches the given notification mails on and the others off. */
export function chooseNotices(api: OperatorApi, events: StaffMailEvent[]) {
	const call = { method: 'PUT', path: '/notices', body: { EVENT_LIST: events } } as const
	return api.attempt(call, StaffNoticesWire)
}

/** The saved views of the order list of the signed-in account. */
export async function listViews(api: OperatorApi) {
	return (await api.request({ path: '/order-views' }, OrderViewListWire)).list
}

/** Saves a view of the order list; replaces one of the same name. */
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

/** The size that the signed-in account prints labels in. */
export async function readLabelSize(api: OperatorApi): Promise<LabelSize> {
	return (await api.request({ path: '/label-size' }, LabelSizeWire)).labelSize
}

/** Chooses the size that the signed-in account prints labels in. */
export function chooseLabelSize(api: OperatorApi, size: LabelSize) {
	const call = { method: 'PUT', path: '/label-size', body: { LABEL_SIZE: size } } as const
	return api.request(call, LabelSizeWire)
}

/** Logged changes in the company, newest first; empty parts of the filter are left out. */
export function listEvents(api: OperatorApi, next: string, filter: Record<string, string> = {}) {
	const query = { LIMIT: 50, ...filter, NEXT: next }
	return api.request({ path: '/events', query }, OperatorEventListWire)
}

/** The company's API keys with their labels. */
export async function listKeys(api: OperatorApi) {
	return (await api.request({ path: '/keys' }, OperatorKeyListWire)).list
}
