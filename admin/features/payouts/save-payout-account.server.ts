import type { PaymentProvider } from '#contract/online-method.ts'
import { type PayoutAccountEdit, savePayoutAccount } from '#contract/payout-account.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { readPayoutAccountForm } from './payout-account.form.ts'

/** Saves the account of a form; returns the rejected form. @throws Response */
export async function savePayouts(
	staff: Staff,
	provider: PaymentProvider,
	form: FormData,
): Promise<RejectedForm | null> {
	const read = readPayoutAccountForm(form, provider)
	if (!read.ok) return read.rejected
	const values = valuesOf(form)
	const error = await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const answer = await staff.api.tryCall(savePayoutAccount, { provider, body: read.edit })
	if (answer.ok) return null
	const errors = errorsOf(answer, provider, read.edit)
	if (!errors) throw refusalResponse(answer)
	return { values, errors }
}

function errorsOf(
	{ code, errors }: Refusal,
	provider: PaymentProvider,
	edit: PayoutAccountEdit,
): Record<string, string> | undefined {
	const [missing] = [
		...(edit.secretKey === undefined ? ['secretKey'] : []),
		...(provider === 'MIDTRANS' && edit.approverKey === undefined ? ['secretApprover'] : []),
		...(edit.proofKey === undefined ? ['secretProof'] : []),
	]
	switch (code) {
		case 'PAYMENT_KEYS_MISSING':
			return { [missing ?? 'secretKey']: 'payouts:settings.keysMissing' }
		case 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT':
			return { secretKey: 'payouts:settings.keyOther' }
		case 'ENVIRONMENT_NOT_HERE':
			return { environment: 'payouts:settings.environmentGone' }
		default:
			if (errors.secretKey) return { secretKey: 'payouts:settings.keyWrong' }
			if (errors.approverKey) return { secretApprover: 'payouts:settings.keyWrong' }
			if (errors.proofKey) return { secretProof: 'payouts:settings.keyWrong' }
			return undefined
	}
}
