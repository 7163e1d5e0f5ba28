import type { TextKey } from '#admin/i18n/text-keys.ts'
import { z } from 'zod'
import {
	beginSecondFactor,
	disableSecondFactor,
	enableSecondFactor,
	replaceRecoveryCodes,
} from '#contract/staff-session.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import type { Refusal } from '#admin/api/refusal.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { qrPath, type QrPath } from '#web/domain/qr-path.ts'

/** The secret of an authenticator app and its address. */
export type AppSecret = { secret: string; qr: QrPath }

/** The forms of the second factor. The secret is not stored, so it is sent back with the first code. */
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
	| { notice: TextKey }
	| { refused: Refusal }

/** Performs one step; returns an app's secret, recovery codes, or a refusal, or puts a notice on the next page. */
export async function changeSecondFactor(
	api: OperatorApi,
	form: z.infer<typeof SecondFactorForm>,
): Promise<Result> {
	if (form.act === 'start') {
		const answer = await api.tryCall(beginSecondFactor, {})
		return answer.ok ? { app: appOf(answer.data.address) } : { refused: answer }
	}
	if (form.act === 'confirm') {
		const answer = await api.tryCall(enableSecondFactor, { body: { code: form.code } })
		if (answer.ok) return { codes: answer.data.codes }
		const error = { 422: 'factor.codeWrong', 429: 'factor.tooMany' }[answer.status]
		if (error === undefined) return { refused: answer }
		return { app: appOf(form.address), rejected: { values: {}, errors: { code: error } } }
	}
	if (form.act === 'codes') {
		const answer = await api.tryCall(replaceRecoveryCodes, {})
		return answer.ok ? { codes: answer.data.codes } : { refused: answer }
	}
	const ended = await api.tryCall(disableSecondFactor, {})
	return ended.ok ? { notice: 'access:factor.stopped' } : { refused: ended }
}

function appOf(address: string) {
	const secret = new URL(address).searchParams.get('secret') ?? ''
	const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ')
	return { address, secret: spaced, qr: qrPath(address) }
}
