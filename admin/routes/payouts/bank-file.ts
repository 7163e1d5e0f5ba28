import { listBankPayouts } from '#contract/bank-payout.ts'
import { asExport } from '#admin/api/client.server.ts'
import { tableFile } from '#admin/features/files/table-file.server.ts'
import { payoutId } from '#admin/features/payouts/payout-id.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { textsOf } from '#admin/i18n/texts.server.ts'

const columns = ['number', 'holder', 'amount', 'bank', 'remark'] as const

/** A file of transfers, as banks' forms for mass transfers want their columns; only while it is to be paid. */
export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'withdrawals')
	const batchId = payoutId(args.params.id)
	const { list } = await api.call(listBankPayouts, { query: { batchId } }, { headers: asExport })
	const open = list.filter(({ state }) => state === 'SENT')
	if (open.length === 0) throw new Response(null, { status: 404 })
	const { t } = textsOf(locale)
	return tableFile(args, {
		name: `${t('payouts:files.file')}-${batchId.slice(0, 8)}`,
		headings: columns.map((key) => t(`payouts:files.${key}`)),
		rows: open.map(({ number, holder, amount, bankCode, withdrawalId, id }) => [
			number,
			holder,
			amount,
			bankCode,
			(withdrawalId ?? id).slice(0, 8).toUpperCase(),
		]),
	})
}

export const action = noForm
