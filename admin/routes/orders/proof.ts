import { pathOf } from '#contract/endpoint-call.ts'
import { getPaymentProof } from '#contract/order-payment.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fileResponse } from '#admin/http/file-response.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'

/** The file that a customer sent as proof of a payment. */
export async function loader(args: AdminArgs) {
	const { api } = await requireStaff(args, 'payments.confirm')
	const { number = '', id = '' } = args.params
	return fileResponse(await api.file(pathOf(getPaymentProof, { number, id })))
}

export const action = noForm
