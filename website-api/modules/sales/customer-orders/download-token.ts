import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'

const LIFE_MS = 5 * 60_000

const Claim = z.object({
	companyId: z.number().int(),
	storageId: z.string().regex(/^[a-z0-9]{8,64}$/),
	until: z.number().int(),
})

/** A signed file id, valid for five minutes; anyone with the token can download the file. */
export function downloadToken(companyId: number, storageId: string, secret: string, now: Date) {
	const claim = JSON.stringify({ companyId, storageId, until: now.getTime() + LIFE_MS })
	const body = Buffer.from(claim).toString('base64url')
	return `${body}.${signatureOf(body, secret)}`
}

/** Verifies a token; undefined if it is forged, altered or expired. */
export function readDownloadToken(token: string, secret: string, now: Date) {
	const [body = '', signature = '', ...rest] = token.split('.')
	if (rest.length > 0 || !isSameText(signature, signatureOf(body, secret))) {
		return undefined
	}
	const claim = Claim.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
	return claim.success && claim.data.until > now.getTime() ? claim.data : undefined
}

function signatureOf(body: string, secret: string) {
	return createHmac('sha256', secret).update(`download\0${body}`).digest('base64url')
}
