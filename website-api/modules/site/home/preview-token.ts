import { createHmac } from 'node:crypto'
import { isSameText } from '#process/same-text.ts'

/** Validity of a preview link, in minutes. */
const lifetimeMinutes = 30

/** A token that gives access to one version of a company's home page for a limited time. */
export function issuePreview(
	{ companyId, number }: { companyId: number; number: number },
	secret: string,
	now: Date,
): { token: string; endsAt: Date } {
	const endsAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
	const payload = `${companyId}.${number}.${endsAt.getTime()}`
	return { token: `${payload}.${signatureOf(payload, secret)}`, endsAt }
}

/** The version number of a token of this company; undefined if it is forged, expired or another company's. */
export function readPreview(
	token: string,
	companyId: number,
	secret: string,
	now: Date,
): number | undefined {
	const [, payload = '', signature = ''] =
		/^(\d{1,10}\.\d{1,10}\.\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
	if (!isSameText(signature, signatureOf(payload, secret))) return undefined
	const [owner, number, endsAt] = payload.split('.').map(Number)
	return owner === companyId && endsAt !== undefined && endsAt > now.getTime() ? number : undefined
}

function signatureOf(payload: string, secret: string): string {
	return createHmac('sha256', secret).update(`home-preview\0${payload}`).digest('base64url')
}
