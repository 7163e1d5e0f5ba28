import { createHash } from 'node:crypto'

/** What a Content-Security-Policy names an inline style by. */
export function sourceHash(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
