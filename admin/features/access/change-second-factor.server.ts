import { z } from 'zod'
import {
	StaffDoneWire,
	StaffRecoveryCodesWire,
	StaffSecondFactorStartWire,
} from '#contract/operator-staff.ts'
import type { OperatorApi, Refused } from '#admin/api/client.server.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { qrPath, type QrPath } from '#app/domain/qr-path.ts'

/** What an authenticator app is given. */
export type AppSecret = { secret: string; qr: QrPath }

/** Steps of turning the second factor on and off. A page is not kept, so the secret comes back with the first code. */
export const SecondFactorForm = z.discriminatedUnion('act', [
	z.object({ act: z.literal('start') }),
	z.object({
		act: z.literal('confirm'),
		code: z.string().trim().max(20),
		address: z.string().startsWith('otpauth://totp/').max(500),
	}),
	z.object({ act: z.literal('codes') }),
	z.object({ act: z.literal('stop') }),
])

type Result =
	| { app: AppSecret & { address: string }; rejected?: RejectedForm }
	| { codes: string[] }
	| { notice: string }
	| { refused: Refused }

/** Does one step: an app's secret, recovery codes that are shown once, or a notice for the page. */
export async function changeSecondFactor(
	api: OperatorApi,
	form: z.infer<typeof SecondFactorForm>,
): Promise<Result> {
	const path = '/second-factor'
	if (form.act === 'start') {
		const made = await api.attempt({ method: 'POST', path }, StaffSecondFactorStartWire)
		return made.ok ? { app: appOf(made.data.address) } : { refused: made }
	}
	if (form.act === 'confirm') {
		const call = { method: 'POST', path: `${path}/confirmation` } as const
		const answer = await api.attempt({ ...call, body: { CODE: form.code } }, StaffRecoveryCodesWire)
		if (answer.ok) return { codes: answer.data.codeList }
		const error = { 422: 'factor.codeWrong', 429: 'factor.tooMany' }[answer.status]
		if (error === undefined) return { refused: answer }
		return { app: appOf(form.address), rejected: { values: {}, errors: { code: error } } }
	}
	if (form.act === 'codes') {
		const call = { method: 'POST', path: `${path}/recovery-codes` } as const
		const made = await api.attempt(call, StaffRecoveryCodesWire)
		return made.ok ? { codes: made.data.codeList } : { refused: made }
	}
	const ended = await api.attempt({ method: 'DELETE', path }, StaffDoneWire)
	return ended.ok ? { notice: 'access:factor.stopped' } : { refused: ended }
}

function appOf(address: string) {
	const secret = new URL(address).searchParams.get('secret') ?? ''
	const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ')
	return { address, secret: spaced, qr: qrPath(address) }
}
