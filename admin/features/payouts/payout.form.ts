import { approvePayout, cancelPayout, checkPayout, resolvePayout } from '#contract/bank-payout.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import type { Refusal } from '#admin/api/refusal.ts'

type Step =
	| { send: (api: OperatorApi) => Promise<{ ok: true } | Refusal>; errors?: undefined }
	| { errors: Record<string, string>; send?: undefined }

/** The requested step of a payout's form as a call, or text keys of its errors. */
export function payoutStep(form: FormData, id: string): Step {
	const text = (name: string) => String(form.get(name) ?? '').trim()
	switch (text('step')) {
		case 'cancel':
			return { send: (api: OperatorApi) => api.tryCall(cancelPayout, { id }) }
		case 'check':
			return { send: (api: OperatorApi) => api.tryCall(checkPayout, { id }) }
		case 'paid':
		case 'failed': {
			const reason = text('reason')
			if (reason.length < 3 || reason.length > 200) return refused('reason', 'reasonMissing')
			const body = { isPaid: text('step') === 'paid', reason }
			return { send: (api: OperatorApi) => api.tryCall(resolvePayout, { id, body }) }
		}
		default: {
			const code = text('code')
			if (code !== '' && !/^\d{4,10}$/.test(code)) return refused('code', 'codeWrong')
			const isHeld = form.has('bankHolder')
			if (isHeld && !form.has('accept')) return refused('accept', 'acceptMissing')
			const body = {
				code: code || undefined,
				acceptedHolder: isHeld ? text('bankHolder') : undefined,
			}
			return { send: (api: OperatorApi) => api.tryCall(approvePayout, { id, body }) }
		}
	}
}

const refused = (field: string, key: 'reasonMissing' | 'codeWrong' | 'acceptMissing') => ({
	errors: { [field]: `payouts:${key}` },
})
