import { z } from 'zod'
import { requestPayout } from '#contract/bank-payout.ts'
import { PAYMENT_PROVIDERS } from '#contract/online-method.ts'
import { approveWithdrawal, payWithdrawal, rejectWithdrawal } from '#contract/payout.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'

const Step = z.enum(['approval', 'payout', 'rejection', ...PAYMENT_PROVIDERS])

/** The requested step of a withdrawal's form as a call, or text keys of its errors. */
export function withdrawalStep(form: FormData) {
	const id = String(form.get('id') ?? '')
	const step = Step.catch('approval').parse(form.get('step'))
	const reference = String(form.get('reference') ?? '').trim()
	const reason = String(form.get('reason') ?? '').trim()
	if (step === 'payout') {
		if (reference === '' || reference.length > 100) {
			return { step, errors: refused('reference', 'withdrawal.referenceMissing') }
		}
		const body = { reference }
		return { step, send: (api: OperatorApi) => api.tryCall(payWithdrawal, { id, body }) }
	}
	if (step === 'MIDTRANS' || step === 'XENDIT') {
		const body = { provider: step }
		return { step, send: (api: OperatorApi) => api.tryCall(requestPayout, { id, body }) }
	}
	if (step === 'approval') {
		return { step, send: (api: OperatorApi) => api.tryCall(approveWithdrawal, { id }) }
	}
	if (reason.length < 3 || reason.length > 200) {
		return { step, errors: refused('reason', 'withdrawal.reasonMissing') }
	}
	const body = { reason }
	return { step, send: (api: OperatorApi) => api.tryCall(rejectWithdrawal, { id, body }) }
}

const refused = (field: string, key: string): Record<string, string> => ({ [field]: key })
