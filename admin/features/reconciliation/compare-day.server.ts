import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { startReconciliation, uploadSettlement } from '#contract/reconciliation.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'

type Compared = { id: string } | { rejected: RejectedForm }

/** Compares a day with the provider's list, or the days of a report, as the form says; answers the first day. */
export async function compareDay({ api }: Staff, form: FormData): Promise<Compared> {
	const values = valuesOf(form)
	const reject = (field: string, text: string, reason = ''): Compared => ({
		rejected: { values: { ...values, reason }, errors: { [field]: text } },
	})
	const provider = PAYMENT_PROVIDERS.find((one) => one === values.provider)
	if (!provider) return reject('provider', 'compare.providerMissing')
	const file = form.get('file')
	if (file instanceof File && file.size > 0) {
		const content = new Uint8Array(await file.arrayBuffer())
		const bytes = { type: 'application/octet-stream', content }
		const answer = await api.tryCall(uploadSettlement, { query: { provider }, bytes })
		if (answer.ok) return { id: answer.data.list[0]?.id ?? '' }
		if (![404, 413, 422].includes(answer.status)) throw refusalResponse(answer)
		const [reason = answer.message] = Object.values(answer.errors).flat()
		return reject('file', 'compare.refused', reason)
	}
	const day = values.day ?? ''
	if (!/^20\d\d-\d\d-\d\d$/.test(day)) return reject('day', 'compare.dayMissing')
	const answer = await api.tryCall(startReconciliation, { body: { provider, day } })
	if (answer.ok) return { id: answer.data.day.id }
	if (answer.code === 'RECONCILIATION_BY_FILE') return reject('file', 'compare.fileMissing')
	if (![404, 409, 422].includes(answer.status)) throw refusalResponse(answer)
	const [reason = answer.message] = Object.values(answer.errors).flat()
	return reject('day', 'compare.refused', reason)
}
