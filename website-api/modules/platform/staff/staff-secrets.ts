import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSameText } from '#process/same-text.ts'

const sessionToken = /^staff_[\w-]{43}$/

/** A new bearer token of a staff session: 256 random bits, so that an unsalted digest of it can be stored. */
export function newStaffToken(): string {
	return `staff_${randomBytes(32).toString('base64url')}`
}

/** Whether a bearer token has the form of a staff session's token. */
export function isStaffToken(bearer: string): boolean {
	return sessionToken.test(bearer)
}

export function tokenHash(token: string): string {
	return createHash('sha256').update(token).digest('hex')
}

/** The token of a link or a form: an id and its signature for this purpose. */
export function signedId(id: string, purpose: string, secret: string): string {
	return `${id}.${signatureOf(id, purpose, secret)}`
}

/** The id of a token with a valid signature for this purpose; undefined otherwise. */
export function readSignedId(token: string, purpose: string, secret: string): string | undefined {
	const [typed = '', signature = ''] = token.split('.')
	const id = z.uuid().safeParse(typed).data
	if (id === undefined) return undefined
	return isSameText(signature, signatureOf(id, purpose, secret)) ? id : undefined
}

/** A keyed digest of a recovery code; ignores spaces and separators. */
export function recoveryCodeDigest(code: string, accountId: string, secret: string): string {
	const plain = code.toUpperCase().replace(/[^A-Z2-7]/g, '')
	return createHmac('sha256', secret)
		.update(`staff-recovery-code\0${accountId}\0${plain}`)
		.digest('base64url')
}

function signatureOf(id: string, purpose: string, secret: string): string {
	return createHmac('sha256', secret).update(`staff-${purpose}\0${id}`).digest('base64url')
}
