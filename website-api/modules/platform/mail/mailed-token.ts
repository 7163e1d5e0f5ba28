import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link of a mail says, signed: `text` has letters, digits, `-`, `_` and `:`. `purpose` keeps links apart. */
export function mailedToken(purpose: string, text: string, secret: string): string {
	return `${text}.${signatureOf(purpose, text, secret)}`
}

/** What a token says; undefined: not ours, or for another purpose. */
export function readMailedToken(
	purpose: string,
	token: string,
	secret: string,
): string | undefined {
	const [, text = '', signature = ''] = /^([\w:-]{1,200})\.([\w-]{43})$/.exec(token) ?? []
	const expected = Buffer.from(signatureOf(purpose, text, secret))
	const given = Buffer.from(signature)
	return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined
}

function signatureOf(purpose: string, text: string, secret: string) {
	return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
}
