import { listGuestRefunds } from '#admin/api/queues.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'

const columns = ['since', 'order', 'name', 'phone', 'amount', 'reason']

/** The refunds that are owed to guests as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'refunds.pay')
	const { list } = await listGuestRefunds(api, true)
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: t('queues:refund.file.title'),
		headings: columns.map((key) => t(`queues:refund.file.${key}`)),
		rows: list.map((refund) => [
			new Date(refund.refundDate),
			refund.orderNumber,
			refund.customerName,
			localPhone(refund.customerPhone),
			refund.amount,
			t(`queues:refund.why.${refund.reason}`),
		]),
	})
}

export const action = noForm
