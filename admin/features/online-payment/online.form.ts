import { z } from 'zod'
import { ONLINE_METHOD_CODES, type PaymentProvider } from '#contract/online-method.ts'
import {
	FEE_PAYERS,
	MOST_FEE,
	type PaymentAccountEdit,
	PROVIDER_ENVIRONMENTS,
} from '#contract/payment-account.ts'
import { basisPoints } from '#admin/features/promotions/basis-points.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { emptyOr, wholeRupiah } from '#admin/http/form-schemas.ts'

/** Its fields, without those of the methods. Messages are text keys of `banks`. */
export const OnlineAccountFields = z.object({
	environment: z.enum(PROVIDER_ENVIRONMENTS),
	secretKey: z.string().trim().max(500, 'online.keys.wrong'),
	secretToken: z.string().trim().max(500, 'online.keys.wrong').default(''),
	feePayer: z.enum(FEE_PAYERS),
	active: z.string().optional(),
})

const FeeForm = z.object({
	fixed: emptyOr(wholeRupiah('online.methods.feeWrong', 0, MOST_FEE.fixed)),
	percent: emptyOr(basisPoints(MOST_FEE.basisPoints, 'online.methods.percentWrong')),
})

type Read = { ok: true; edit: PaymentAccountEdit } | { ok: false; rejected: RejectedForm }

/** The names of a method's fields; the latter two are those of its fee. */
export const fieldsOfMethod = (method: string) =>
	({ on: `on-${method}`, fixed: `fixed-${method}`, percent: `percent-${method}` }) as const

/** Reads the form of an account; an empty key is one that stays. */
export function readAccountForm(form: FormData, provider: PaymentProvider): Read {
	const parsed = parseForm(form, OnlineAccountFields)
	const errors: Record<string, string> = parsed.ok ? {} : { ...parsed.rejected.errors }
	const methods = ONLINE_METHOD_CODES.map((method) => {
		const { on, fixed, percent } = fieldsOfMethod(method)
		const text = (name: string) => String(form.get(name) ?? '')
		const fee = FeeForm.safeParse({ fixed: text(fixed), percent: text(percent) })
		for (const { path, message } of fee.error?.issues ?? []) {
			errors[path[0] === 'fixed' ? fixed : percent] ??= message
		}
		return {
			method,
			isOn: form.has(on),
			fee: { fixed: fee.data?.fixed ?? 0, basisPoints: fee.data?.percent ?? 0 },
		}
	})
	if (!parsed.ok || Object.keys(errors).length > 0) {
		return { ok: false, rejected: { values: valuesOf(form), errors } }
	}
	const { environment, secretKey, secretToken, feePayer, active } = parsed.value
	return {
		ok: true,
		edit: {
			environment,
			secretKey: secretKey || undefined,
			callbackToken: (provider === 'XENDIT' && secretToken) || undefined,
			methods,
			feePayer,
			isActive: active !== undefined,
		},
	}
}
