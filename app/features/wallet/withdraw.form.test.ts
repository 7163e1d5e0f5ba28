import { expect, test } from 'vitest'
import { withdrawForm } from './withdraw.form.ts'

const form = withdrawForm({ banks: ['satu'], hasPassword: true })
const read = (amount: string) =>
	form.safeParse({ amount, bank: 'satu', password: 'x', formKey: 'k'.repeat(22) })

test.each([
	['50000', 50_000],
	['50.000', 50_000],
	['Rp 75.500', 75_500],
	['rp.120,000', 120_000],
	[' 60 000 ', 60_000],
])('%s is %d', (typed, amount) => {
	expect(read(typed).data?.amount).toBe(amount)
})

test.each([
	['49.999', 'balance:amount.least'],
	['0', 'balance:amount.least'],
	['-60000', 'balance:amount.wrong'],
	['1e9', 'balance:amount.wrong'],
	['lima puluh ribu', 'balance:amount.wrong'],
	['', 'balance:amount.wrong'],
	['60.000,5', 'balance:amount.wrong'],
	['60,000.50', 'balance:amount.wrong'],
])('%j is rejected: %s', (typed, message) => {
	expect(read(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
})
