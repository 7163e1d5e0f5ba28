import { randomUUID } from 'node:crypto'
import { json, redirect } from '@remix-run/node'
import {
	adjustCustomerWallet,
	type CustomerWallet,
	readCustomerWallet,
} from '#contract/wallet-adjustment.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm, type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { WalletForm } from './wallet.form.ts'

/** What is confirmed, formatted. */
export type WalletReview = ReturnType<typeof reviewOf>
/** The answer to the form that does not redirect: with `review` the page that asks for the confirmation. */
export type WalletAnswer = RejectedForm & { review: WalletReview | null }

/** Shows what a form would do to a wallet, and does it when it is sent from there. @throws Response */
export async function walletAction(staff: Staff, id: string, form: FormData) {
	const values = valuesOf(form)
	if (values.act === 'edit') return shown({ values, errors: {} })
	const parsed = parseForm(form, WalletForm)
	if (!parsed.ok) return shown(parsed.rejected, 422)
	const typed = parsed.value
	if (typed.act === 'save' && typed.key !== undefined && typed.expected !== undefined) {
		const error = await confirmPassword(staff, form)
		if (error !== null) return review(staff, id, typed, { password: error })
		return save(staff, id, typed, { key: typed.key, expected: typed.expected })
	}
	return review(staff, id, typed)
}

async function save(
	staff: Staff,
	id: string,
	typed: WalletForm,
	{ key: idempotencyKey, expected }: { key: string; expected: number },
) {
	const { step, amount, reason, note } = typed
	const body = { step, amount, reason, note, expected }
	const answer = await staff.api.tryCall(adjustCustomerWallet, { id, body, idempotencyKey })
	if (answer.ok) {
		const values = { amount: formatMoney(amount), balance: formatMoney(answer.data.balance) }
		staff.notices.put(noticeOf(staff, `customers:wallet.done.${step}`, values))
		return redirect(`/customers/${encodeURIComponent(id)}/statement`, 303)
	}
	if (answer.status !== 409) throw refusalResponse(answer)
	return review(staff, id, typed, answer.code === 'WALLET_CHANGED' ? { '': 'wallet.changed' } : {})
}

/** The page that asks for the confirmation; the form again if the wallet or the limit does not allow it. */
async function review(
	{ api }: Staff,
	id: string,
	typed: WalletForm,
	errors: RejectedForm['errors'] = {},
) {
	const wallet = await api.call(readCustomerWallet, { id })
	const values = valuesOfForm(typed, wallet)
	const refused = refusalOf(typed, wallet)
	if (refused !== null) return shown({ values, errors: { amount: refused } }, 422)
	const status = Object.keys(errors).length > 0 ? 422 : 200
	return shown({ values, errors }, status, reviewOf(typed, wallet))
}

function refusalOf({ step, amount }: WalletForm, { balance, left }: CustomerWallet) {
	if (step === 'TAKE' && amount > balance) return 'wallet.tooMuch'
	return left !== null && amount > left ? 'wallet.overLimit' : null
}

function reviewOf({ step, amount, reason, note }: WalletForm, { name, balance }: CustomerWallet) {
	return {
		step,
		name,
		amount: formatMoney(amount),
		before: formatMoney(balance),
		after: formatMoney(step === 'ADD' ? balance + amount : balance - amount),
		reason,
		note,
	}
}

/** What the form is filled with, and what its texts name. */
function valuesOfForm(
	{ step, amount, reason, note, key }: WalletForm,
	{ balance, left }: CustomerWallet,
): Record<string, string> {
	return {
		step,
		amount: digits(amount),
		reason,
		note,
		key: key ?? randomUUID(),
		expected: String(balance),
		balance: formatMoney(balance),
		left: formatMoney(left ?? 0),
	}
}

function shown(rejected: RejectedForm, status = 200, shownReview: WalletReview | null = null) {
	return json<WalletAnswer>({ ...rejected, review: shownReview }, { status })
}
