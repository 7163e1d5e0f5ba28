import { z } from 'zod'

const Told = z.object({
	/** E.g. ECONNREFUSED, EAUTH, or an SQLSTATE. */
	code: z
		.string()
		.regex(/^[A-Z0-9_]{1,40}$/)
		.optional()
		.catch(undefined),
	/** SMTP reply code, e.g. 550. */
	responseCode: z.number().int().optional().catch(undefined),
	/** SMTP command that failed, e.g. RCPT TO. */
	command: z
		.string()
		.regex(/^[A-Z ]{1,20}$/)
		.optional()
		.catch(undefined),
})

/**
 * Describes an error without personal data: its kind and codes, and those of its cause. The message is left out: mail
 * servers repeat addresses in it, databases values.
 */
export function causeOf(error: unknown): string {
	const words: (string | number | undefined)[] = []
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		const { code, responseCode, command } = Told.parse(cause)
		words.push(cause.name === 'Error' ? undefined : cause.name, code, responseCode, command)
	}
	const said = words.filter((word) => word !== undefined)
	return said.length > 0 ? [...new Set(said)].join(' ').slice(0, 200) : 'unknown'
}
