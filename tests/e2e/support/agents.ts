import { z } from 'zod'
import { approveApplication, listApplications } from '#contract/staff-application.ts'
import type { OwnShop } from '#tests/support/own-shop.ts'
import type { Customer } from './customer.ts'
import { callApi, callOperatorApi } from './website-api.ts'

/** Makes a customer an agent with this code: applies for them and approves the application. */
export async function newAgent({ company }: OwnShop, customer: Customer, code: string) {
	const { host, token, name, phone } = customer
	const body = {
		NAME: name,
		PHONE: phone,
		DISTRICT_CODE: '31.74.07',
		REASON: 'Kios nomor 12, pasar Mayestik.',
		IS_AGREED: true,
	}
	await callApi(z.unknown(), { method: 'POST', path: '/agent/application', body, token }, host)
	const answer = { AGENT_CODE: code }
	await decideApplication(company, customer.email, 'approval', answer)
}

/** Approves or rejects the open application of this email address, as staff. */
export async function decideApplication(
	company: string,
	email: string,
	decision: 'approval' | 'refusal',
	body: Record<string, string>,
) {
	const path = `/sites/${company}/agent-applications` as const
	const { data } = await callOperatorApi(listApplications.answer, {
		path: `${path}?STATUS=WAITING`,
	})
	const waiting = data.list.find(({ EMAIL }) => EMAIL === email)
	if (!waiting) throw new Error(`No application of ${email} waits.`)
	await callOperatorApi(approveApplication.answer, {
		method: 'POST',
		path: `${path}/${waiting.APPLICATION_ID}/${decision}`,
		body,
	})
}
