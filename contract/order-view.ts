import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fieldsIn, message } from './message.ts'
import { ORDER_TABS } from './order-list.ts'
import { lineText } from './text.ts'

/** A filter of the order list that somebody keeps; it replaces one with the same name. */
const NewOrderView = message({
	name: ['NAME', lineText().min(1).max(40)],
	tab: ['TAB', z.enum(ORDER_TABS)],
	/** '': none. */
	search: ['SEARCH', lineText().max(100)],
})

export const OrderView = message({ id: ['VIEW_ID', z.string()], ...fieldsIn(NewOrderView) })

const all = {
	path: '/order-views',
	needs: 'preferences',
	answer: z.object({ list: z.array(OrderView) }),
} as const

export const listViews = endpoint({
	...all,
	method: 'GET',
	summary: "One's own views of the order list",
})

export const keepView = endpoint({
	...all,
	method: 'POST',
	summary: 'Keeps a view of the order list',
	body: NewOrderView,
	failures: { 409: 'TOO_MANY_VIEWS' },
})

export const removeView = endpoint({
	...all,
	method: 'DELETE',
	path: '/order-views/{id}',
	summary: 'Removes a view of the order list',
	params: { id: z.uuid() },
	failures: { 404: 'VIEW_NOT_FOUND' },
})
