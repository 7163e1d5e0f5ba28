import { z } from 'zod'

const Told = z.object({
	/** E.g. ECONNREFUSED, EAUTH, or an SQLSTATE. */
	code: z
		.string()
		.regex(/^[A-Z0-9_]{1,40}$/)
		.optional()
		.catch(undefined),
	/** Of a mail server, e.g. 550. */
	responseCode: z.number().int().optional().catch(undefined),
	/** What a mail server was asked, e.g. RCPT TO. */
	command: z
		.string()
		.regex(/^[A-Z ]{1,20}$/)
		.optional()
		.catch(undefined),
})

/**
 * Why something failed, in words that hold nobody's data: the kind of error and the codes of it and of what caused
 * it. An error's message is left out: a mail server repeats addresses, a database values.
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
