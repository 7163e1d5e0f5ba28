import type { KeyIn, TextFunction } from '#admin/i18n/text-keys.ts'
import { type ListedOrder, type OrderTab, searchOrders } from '#contract/order-list.ts'
import { asExport, type OperatorApi } from '#admin/api/client.server.ts'
import { everyRow } from '#admin/features/files/table-file.server.ts'
import type { Row } from '#admin/features/files/table-row.ts'
import type { Staff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { Locale } from '#web/i18n/paths.ts'

type Column = {
	/** Text key of `orders`. */
	heading: KeyIn<'orders'>
	/** Contact data: only for those who may read customers. */
	isContact?: boolean
	cell: (order: ListedOrder, t: TextFunction) => Row[number]
}

const columns: Column[] = [
	{ heading: 'column.number', cell: (order) => order.orderNumber },
	{ heading: 'column.placed', cell: (order) => order.orderDate },
	{
		heading: 'column.status',
		cell: ({ orderStatus }, t) => t(`orders:status.${orderStatus}`),
	},
	{ heading: 'column.buyer', cell: (order) => order.customerName },
	{ heading: 'file.phone', isContact: true, cell: (order) => localPhone(order.customerPhone) },
	{ heading: 'file.email', isContact: true, cell: (order) => order.details?.customerEmail ?? '' },
	{ heading: 'file.city', cell: (order) => order.cityName },
	{ heading: 'file.address', isContact: true, cell: (order) => order.details?.address ?? '' },
	{ heading: 'file.items', cell: (order) => order.details?.itemList ?? order.productName },
	{ heading: 'file.units', cell: (order) => order.itemCount },
	{ heading: 'sum.subTotal', cell: (order) => order.details?.subTotal ?? null },
	{ heading: 'file.discount', cell: (order) => less(order.details?.discount) },
	{ heading: 'sum.coins', cell: (order) => less(order.details?.coinsSpent) },
	{ heading: 'sum.shipping', cell: (order) => order.details?.shippingPrice ?? null },
	{ heading: 'sum.shippingDiscount', cell: (order) => less(order.details?.shippingDiscount) },
	{ heading: 'sum.insurance', cell: (order) => order.details?.insurance ?? null },
	{ heading: 'sum.uniqueCode', cell: (order) => order.uniqueCode },
	{ heading: 'sum.total', cell: (order) => order.total },
	{
		heading: 'file.method',
		cell: ({ paymentMethod }, t) => t(`orders:file.methods.${paymentMethod}`),
	},
	{ heading: 'file.paid', cell: (order) => order.details?.paid ?? null },
	{
		heading: 'file.paidAt',
		cell: ({ details }) => details?.paidDate ?? null,
	},
	{ heading: 'sum.waived', cell: (order) => order.details?.waived ?? null },
	{ heading: 'sum.refunded', cell: (order) => order.details?.refunded ?? null },
	{ heading: 'file.courier', cell: (order) => order.courierName },
	{ heading: 'file.tracking', cell: (order) => order.trackingNumber },
]

/** What is taken off, below zero as on the order's page: the cells up to the total add up to it. */
function less(amount: number | undefined): number | null {
	return amount === undefined ? null : 0 - amount
}

/** An order as a row of the table, by the text keys of its columns in `orders`. */
export function orderCells(order: ListedOrder, locale: Locale, isContactShown = true) {
	const { t } = textsOf(locale)
	return columns
		.filter(({ isContact }) => !isContact || isContactShown)
		.map(({ heading, cell }) => ({ heading, cell: cell(order, t) }))
}

/** Orders of a tab or a search as a table, one row each. */
export function orderTable(staff: Staff, selection: { tab: OrderTab; search: string }) {
	const { t } = textsOf(staff.locale)
	const shown = columns.filter(({ isContact }) => !isContact || staff.can('customers.read'))
	return {
		name: t('orders:file.name'),
		headings: shown.map(({ heading }) => t(`orders:${heading}`)),
		rows: rowsOf(staff.api, selection, (order) =>
			orderCells(order, staff.locale, staff.can('customers.read')).map(({ cell }) => cell),
		),
	}
}

async function* rowsOf(
	api: OperatorApi,
	selection: { tab: OrderTab; search: string },
	rowOf: (order: ListedOrder) => Row,
): AsyncGenerator<Row> {
	const pages = everyRow('', (next: string) =>
		api.call(
			searchOrders,
			{ query: { ...selection, next, limit: 500, withDetails: true } },
			{ headers: next === '' ? asExport : {} },
		),
	)
	for await (const order of pages) yield rowOf(order)
}
