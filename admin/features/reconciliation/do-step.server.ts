import {
	askSettledLine,
	bookSettledLine,
	explainSettledLine,
	LINE_STEPS,
} from '#contract/reconciliation.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'

/** Does what the pressed button says about a difference; returns what is wrong with the form, if anything. */
export async function doLineStep(staff: Staff, form: FormData): Promise<RejectedForm | null> {
	const values = valuesOf(form)
	const step = LINE_STEPS.find((one) => one === values.step) ?? 'ASK'
	const reason = (values.reason ?? '').trim()
	if (step === 'EXPLAIN' && (reason.length < 3 || reason.length > 200)) {
		return { values, errors: { reason: 'step.reasonMissing' } }
	}
	if (step !== 'EXPLAIN' && reason !== '') {
		return { values, errors: { reason: 'step.reasonUnused' } }
	}
	const error = step === 'ASK' ? null : await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const id = values.line ?? ''
	const answer =
		step === 'EXPLAIN'
			? await staff.api.tryCall(explainSettledLine, { id, body: { reason } })
			: await staff.api.tryCall(step === 'BOOK' ? bookSettledLine : askSettledLine, { id })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, `reconciliation:step.done.${step}`))
	} else if (answer.status === 503) {
		staff.notices.put(noticeOf(staff, 'reconciliation:step.silent', {}, 'warning'))
	} else if (answer.status === 404) {
		staff.notices.put(noticeOf(staff, 'common:moved', {}, 'warning'))
	} else noteConflict(staff, answer)
	return null
}
