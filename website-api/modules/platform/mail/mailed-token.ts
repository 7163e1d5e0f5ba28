import { createHmac } from 'node:crypto'
import { isSameText } from '#process/same-text.ts'

/**
 * A signed token for links in mails: `text` has letters, digits, `-`, `_` and `:`. A token is only valid for its
 * `purpose`.
 */
export function mailedToken(purpose: string, text: string, secret: string): string {
	return `${text}.${signatureOf(purpose, text, secret)}`
}

/** The text of a token; undefined if the signature is invalid or the purpose differs. */
export function readMailedToken(
	purpose: string,
	token: string,
	secret: string,
): string | undefined {
	const [, text = '', signature = ''] = /^([\w:-]{1,200})\.([\w-]{43})$/.exec(token) ?? []
	return isSameText(signature, signatureOf(purpose, text, secret)) ? text : undefined
}

function signatureOf(purpose: string, text: string, secret: string) {
	return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')
}
