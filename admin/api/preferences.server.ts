import {
	type LabelSize,
	LabelSizeWire,
	OrderViewListWire,
	type OrderTab,
} from '#contract/operator-work.ts'
import type { OperatorApi } from './client.server.ts'

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
