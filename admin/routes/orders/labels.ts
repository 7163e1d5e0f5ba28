import { readOrders } from '#admin/features/orders/several-orders.server.ts'
import { getLabelSize } from '#contract/label-size.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** Shipping labels of the orders in the query, in the size that the reader prints. */
export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'orders.read')
	const numbers = chosenNumbers(args.request)
	const [orders, { labelSize: size }] = await Promise.all([
		readOrders(api, numbers),
		api.call(getLabelSize, {}),
	])
	// Loaded when the first is asked for, as an invoice in the shop.
	const { labelPdf } = await import('#admin/features/labels/label-pdf.server.ts')
	const pdf = await labelPdf(orders, { shop: company.companyName, locale, size })
	return new Response(pdf, {
		headers: {
			'Content-Type': 'application/pdf',
			'Content-Disposition': `attachment; filename="label-${numbers[0] ?? ''}.pdf"`,
			'Cache-Control': 'private, no-store',
		},
	})
}

export const action = noForm
