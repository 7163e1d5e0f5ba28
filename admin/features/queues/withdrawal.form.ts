import { z } from 'zod'

const Step = z.enum(['approval', 'payout', 'rejection'])

/** The requested step of a withdrawal's form, or text keys of its errors. */
export function withdrawalStep(form: FormData): {
	id: string
	step: z.infer<typeof Step>
	body?: object
	errors?: Record<string, string>
} {
	const id = String(form.get('id') ?? '')
	const step = Step.catch('approval').parse(form.get('step'))
	const reference = String(form.get('reference') ?? '').trim()
	const reason = String(form.get('reason') ?? '').trim()
	if (step === 'payout') {
		if (reference === '' || reference.length > 100) {
			return { id, step, errors: { reference: 'withdrawal.referenceMissing' } }
		}
		return { id, step, body: { REFERENCE: reference } }
	}
	if (step === 'approval') return { id, step }
	if (reason.length < 3 || reason.length > 200) {
		return { id, step, errors: { reason: 'withdrawal.reasonMissing' } }
	}
	return { id, step, body: { REJECT_REASON: reason } }
}
