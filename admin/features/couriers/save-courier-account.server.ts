import { type CourierAccountEdit, saveCourierAccount } from '#contract/courier-account.ts'
import { COURIER_PROVIDERS, type CourierProvider } from '#contract/courier.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { readCourierForm } from './courier-account.form.ts'

/** The provider of a page's address. @throws Response 404 */
export function courierProviderAt(param: string | undefined): CourierProvider {
	const provider = COURIER_PROVIDERS.find((one) => one.toLowerCase() === param)
	if (!provider) throw new Response(null, { status: 404 })
	return provider
}

/** Saves the account of a form; returns the rejected form. @throws Response */
export async function saveCouriers(
	staff: Staff,
	provider: CourierProvider,
	form: FormData,
): Promise<RejectedForm | null> {
	const read = readCourierForm(form)
	if (!read.ok) return read.rejected
	const values = valuesOf(form)
	const error = await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const answer = await staff.api.tryCall(saveCourierAccount, { provider, body: read.edit })
	if (answer.ok) return null
	const errors = errorsOf(answer, read.edit)
	if (!errors) throw refusalResponse(answer)
	return { values, errors }
}

function errorsOf(
	{ code, errors }: Refusal,
	{ secretKey, proofValue, proofHeader }: CourierAccountEdit,
): Record<string, string> | undefined {
	switch (code) {
		case 'COURIER_KEYS_MISSING':
			return secretKey !== undefined && proofHeader !== '' && proofValue === undefined
				? { secretProof: 'live.proofMissing' }
				: { secretKey: 'live.keyMissing' }
		case 'COURIER_KEY_OF_OTHER_ENVIRONMENT':
			return { secretKey: 'live.keyOther' }
		case 'ENVIRONMENT_NOT_HERE':
			return { environment: 'live.environmentGone' }
		default:
			if (errors.secretKey) return { secretKey: 'live.keyWrong' }
			if (errors.proofValue) return { secretProof: 'live.keyWrong' }
			return undefined
	}
}
