import type { SubmissionResult } from '@conform-to/dom'

/**
 * The idempotency key for a form: that of the refused one if its outcome is unknown, which its result says by keeping the key;
 * else the page's new one.
 */
export function formKeyOf(result: SubmissionResult<string[]> | undefined, newKey: string): string {
	const kept = result?.initialValue?.formKey
	return typeof kept === 'string' ? kept : newKey
}
