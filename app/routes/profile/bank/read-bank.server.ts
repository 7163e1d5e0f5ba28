import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { getProfile } from '#contract/account.ts'
import { listBanks } from '#contract/bank.ts'
import { bankForm } from '#app/features/bank/bank.form.ts'
import { orRespond } from '#app/http/or-respond.ts'

/** Validates the bank account form with the website API's list of banks and the customer's account. */
export async function readBank({ api }: AppLoadContext, request: Request) {
	const form = await request.formData()
	const [banks, { hasPassword }] = await orRespond(
		Promise.all([api.call(listBanks, {}), api.call(getProfile, {})]),
	)
	return parseWithZod(form, {
		schema: bankForm({ banks: banks.list.map(({ code }) => code), hasPassword }),
	})
}
