import { BANKS } from '#contract/bank.ts'
import { addShopBank, changeShopBank, listShopBanks, orderShopBanks } from '#contract/shop-bank.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, parseForm, valuesOf } from '#admin/http/form.ts'
import type { Staff } from '#admin/http/staff.ts'
import { BankForm } from './bank.form.ts'

const bankNames = new Map<string, string>(Object.entries(BANKS))

/** Adds the account of a form; returns the rejected form. @throws Response */
export async function addAccount(staff: Staff, form: FormData): Promise<RejectedForm | null> {
	const bank = String(form.get('bank') ?? '')
	const values = valuesOf(form)
	const bankName = bankNames.get(bank)
	if (bankName === undefined) return { values, errors: { bank: 'account.bankMissing' } }
	form.set('name', bankName)
	const parsed = parseForm(form, BankForm)
	if (!parsed.ok) return parsed.rejected
	const error = await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const { name, number, holder } = parsed.value
	const body = { code: bank, name, number, holder }
	const answer = await staff.api.tryCall(addShopBank, { body })
	return answer.ok ? null : rejectedForm(answer, values)
}

/** Changes an account and its position; returns the rejected form. @throws Response */
export async function saveAccount(
	staff: Staff,
	code: string,
	form: FormData,
): Promise<RejectedForm | null> {
	const values = valuesOf(form)
	const parsed = parseForm(form, BankForm)
	if (!parsed.ok) return parsed.rejected
	const error = await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const { position, active, ...edit } = parsed.value
	const isActive = active !== undefined
	const body = { ...edit, isActive }
	const answer = await staff.api.tryCall(changeShopBank, { bank: code, body })
	if (!answer.ok) return rejectedForm(answer, values)
	const codes = answer.data.list.map((bank) => bank.code)
	if (position === undefined || codes[position - 1] === code) return null
	const others = codes.filter((other) => other !== code)
	const inOrder = { codes: others.toSpliced(position - 1, 0, code) }
	const ordered = await staff.api.tryCall(orderShopBanks, { body: inOrder })
	if (!ordered.ok) throw refusalResponse(ordered)
	return null
}

/** One account with its position among all. @throws Response 404 */
export async function findAccount(staff: Staff, code: string) {
	const { list } = await staff.api.call(listShopBanks, {})
	const at = list.findIndex((bank) => bank.code === code)
	const account = list[at]
	if (!account) throw new Response(null, { status: 404 })
	return { account, position: at + 1, count: list.length }
}

function rejectedForm(answer: Refusal, values: Record<string, string>): RejectedForm {
	if (answer.code === 'BANK_SAVED') return { values, errors: { number: 'account.saved' } }
	if (answer.code === 'TOO_MANY_ACCOUNTS') return { values, errors: { '': 'account.tooMany' } }
	if (answer.errors.holder) return { values, errors: { holder: 'account.holderMissing' } }
	throw refusalResponse(answer)
}
