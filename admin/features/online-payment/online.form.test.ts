import { expect, test } from 'vitest'
import { readAccountForm } from './online.form.ts'

function formOf(fields: Record<string, string>) {
	const form = new FormData()
	const usual = { environment: 'SANDBOX', secretKey: '', secretToken: '', feePayer: 'SHOP' }
	for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
	return form
}

test('a form says which methods are on and what each costs; an empty key stays', () => {
	const form = formOf({ 'on-QRIS': 'yes', 'percent-QRIS': '0,7', 'fixed-VA_BCA': '4.000' })
	const read = readAccountForm(form, 'XENDIT')
	if (!read.ok) throw new Error(JSON.stringify(read.rejected))
	expect(read.edit).toMatchObject({
		secretKey: undefined,
		callbackToken: undefined,
		isActive: false,
	})
	const methods = read.edit.methods.filter(({ method }) => ['QRIS', 'VA_BCA'].includes(method))
	expect(methods).toEqual([
		{ method: 'QRIS', isOn: true, fee: { fixed: 0, basisPoints: 70 } },
		{ method: 'VA_BCA', isOn: false, fee: { fixed: 4_000, basisPoints: 0 } },
	])
})

test.each([
	['fixed-VA_BCA', '12,5', 'online.methods.feeWrong'],
	['fixed-VA_BCA', '60000', 'online.methods.feeWrong'],
	['percent-QRIS', 'a lot', 'online.methods.percentWrong'],
	['percent-QRIS', '11', 'online.methods.percentWrong'],
])('a fee %s of %s is refused, and what was typed stays, but no key', (name, value, message) => {
	const form = formOf({ [name]: value, secretKey: 'SB-Mid-server-1', secretToken: 'token' })
	const read = readAccountForm(form, 'MIDTRANS')
	if (read.ok) throw new Error('accepted')
	expect(read.rejected.errors).toEqual({ [name]: message })
	expect(read.rejected.values).toMatchObject({ [name]: value, environment: 'SANDBOX' })
	expect(JSON.stringify(read.rejected)).not.toMatch(/SB-Mid|token/)
})
