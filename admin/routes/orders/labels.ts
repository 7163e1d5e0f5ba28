import { readOrders } from '#admin/api/orders.server.ts'
import { labelPdf } from '#admin/features/orders/label-pdf.server.ts'
import { orderView } from '#admin/features/orders/order-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { chosenNumbers } from '#admin/features/orders/chosen-numbers.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Shipping labels of the orders in the query, one A6 page each. */
export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'orders.read')
	const numbers = chosenNumbers(args.request)
	const orders = await readOrders(api, numbers)
	const pdf = await labelPdf(
		orders.map((order) => orderView(order, locale)),
		{ shop: company.companyName, locale },
	)
	return new Response(pdf, {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename="label-${numbers[0] ?? ''}.pdf"`,
			'Cache-Control': 'private, no-store',
		},
	})
}
