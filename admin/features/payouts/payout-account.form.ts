import { z } from 'zod'
import type { PaymentProvider } from '#contract/online-method.ts'
import { PROVIDER_ENVIRONMENTS } from '#contract/payment-account.ts'
import {
	MOST_PAYOUT_FEE,
	PAYOUT_APPROVERS,
	type PayoutAccountEdit,
} from '#contract/payout-account.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { emptyOr, wholeRupiah } from '#admin/http/form-schemas.ts'

const keyText = z.string().trim().max(500, 'payouts:settings.keyWrong').default('')
/** The form of an account that pays out. */
export const PayoutAccountFields = z.object({
	environment: z.enum(PROVIDER_ENVIRONMENTS),
	secretKey: keyText,
	secretApprover: keyText,
	secretProof: keyText,
	approvers: z.enum(PAYOUT_APPROVERS),
	fee: emptyOr(wholeRupiah('payouts:settings.feeWrong', 0, MOST_PAYOUT_FEE)),
	active: z.string().optional(),
})

type Read = { ok: true; edit: PayoutAccountEdit } | { ok: false; rejected: RejectedForm }

/** Reads the form of an account that pays out; an empty key is one that stays. */
export function readPayoutAccountForm(form: FormData, provider: PaymentProvider): Read {
	const parsed = parseForm(form, PayoutAccountFields)
	if (!parsed.ok) return { ok: false, rejected: parsed.rejected }
	const { environment, secretKey, secretApprover, secretProof, approvers, fee, active } =
		parsed.value
	return {
		ok: true,
		edit: {
			environment,
			secretKey: secretKey || undefined,
			approverKey: (provider === 'MIDTRANS' && secretApprover) || undefined,
			proofKey: secretProof || undefined,
			approvers,
			fee: fee ?? 0,
			isOn: active !== undefined,
		},
	}
}
