import { PAYMENT_PROVIDERS, type PaymentProvider } from '#contract/online-method.ts'
import { type PaymentAccountEdit, savePaymentAccount } from '#contract/payment-account.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { readAccountForm } from './online.form.ts'

/** The provider of a page's address. @throws Response 404 */
export function providerAt(param: string | undefined): PaymentProvider {
	const provider = PAYMENT_PROVIDERS.find((one) => one.toLowerCase() === param)
	if (!provider) throw new Response(null, { status: 404 })
	return provider
}

/** Saves the account of a form; returns the rejected form. @throws Response */
export async function saveOnline(
	staff: Staff,
	provider: PaymentProvider,
	form: FormData,
): Promise<RejectedForm | null> {
	const read = readAccountForm(form, provider)
	if (!read.ok) return read.rejected
	const values = valuesOf(form)
	const error = await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const answer = await staff.api.tryCall(savePaymentAccount, { provider, body: read.edit })
	if (answer.ok) return null
	const errors = errorsOf(answer, provider, read.edit)
	if (!errors) throw refusalResponse(answer)
	return { values, errors }
}

function errorsOf(
	{ code, errors }: Refusal,
	provider: PaymentProvider,
	{ secretKey, callbackToken }: PaymentAccountEdit,
): Record<string, string> | undefined {
	switch (code) {
		case 'PAYMENT_KEYS_MISSING':
			return provider === 'XENDIT' && secretKey !== undefined && callbackToken === undefined
				? { secretToken: 'online.keys.tokenMissing' }
				: { secretKey: 'online.keys.missing' }
		case 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT':
			return { secretKey: 'online.keys.other' }
		case 'ENVIRONMENT_NOT_HERE':
			return { environment: 'online.environmentGone' }
		default:
			if (errors.secretKey) return { secretKey: 'online.keys.wrong' }
			if (errors.callbackToken) return { secretToken: 'online.keys.wrong' }
			return undefined
	}
}
