import { listWithdrawals } from '#admin/api/queues.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = ['asked', 'file.name', 'source', 'file.amount', 'bank', 'account', 'holder']

/** The withdrawals of every stage as a file. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'withdrawals')
	const { list } = await listWithdrawals(api, '', true)
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: t('queues:withdrawal.file.title'),
		headings: [...columns, 'file.status', 'file.reason'].map((key) =>
			t(`queues:withdrawal.${key}`),
		),
		rows: list.map((withdrawal) => [
			new Date(withdrawal.requestDate),
			withdrawal.customerName,
			t(`queues:withdrawal.from.${withdrawal.source}`),
			withdrawal.amount,
			withdrawal.bankCode,
			withdrawal.bankAccountNumber,
			withdrawal.bankAccountHolder,
			t(`queues:withdrawal.status.${withdrawal.status}`),
			withdrawal.rejectReason,
		]),
	})
}

export const action = noForm
