import { listGuestRefunds } from '#contract/payout.ts'
import { asExport } from '#admin/api/client.server.ts'
import { refundedName } from '#admin/features/queues/refund-facts.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'
import { localPhone } from '#web/domain/phone.ts'

const columns = ['since', 'order', 'name', 'phone', 'amount', 'reason'] as const

/** The refunds that are owed to guests as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'refunds.pay')
	const { list } = await api.call(listGuestRefunds, {}, { headers: asExport })
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: t('queues:refund.file.title'),
		headings: columns.map((key) => t(`queues:refund.file.${key}`)),
		rows: list.map((refund) => [
			refund.at,
			refund.number ?? refund.withdrawal,
			refundedName(refund, locale),
			localPhone(refund.phone),
			refund.amount,
			t(`queues:refund.why.${refund.reason}`),
		]),
	})
}

export const action = noForm
