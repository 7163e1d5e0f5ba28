import { listStaffWithdrawals } from '#contract/payout.ts'
import { asExport } from '#admin/api/client.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = [
	'asked',
	'file.name',
	'source',
	'file.amount',
	'bank',
	'account',
	'holder',
	'file.status',
	'file.reason',
] as const

/** The withdrawals of every stage as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'withdrawals')
	const asked = { query: { limit: 5000 } }
	const { list } = await api.call(listStaffWithdrawals, asked, { headers: asExport })
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: t('queues:withdrawal.file.title'),
		headings: columns.map((key) => t(`queues:withdrawal.${key}`)),
		rows: list.map((withdrawal) => [
			withdrawal.requested,
			withdrawal.name,
			t(`queues:withdrawal.from.${withdrawal.source}`),
			withdrawal.amount,
			withdrawal.bankCode,
			withdrawal.number,
			withdrawal.holder,
			t(`queues:withdrawal.status.${withdrawal.status}`),
			withdrawal.reason,
		]),
	})
}

export const action = noForm
