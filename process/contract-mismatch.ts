import { channel } from 'node:diagnostics_channel'
import type { z } from 'zod'

/** Carries each ContractMismatch of this process; the log and tests read it. */
const mismatches = channel('etalase:contract-mismatch')
const maxIssues = 5

/** An answer of the website API that does not fit its schema. The message names the endpoint and the fields. */
export class ContractMismatch extends Error {
	override name = 'ContractMismatch'
	readonly endpoint: string
	/** Each with the path of the field, without its value. */
	readonly issues: string[]

	constructor(endpoint: string, error: z.ZodError) {
		const issues = fieldIssues(error)
		super(`The answer to ${endpoint} does not fit its schema: ${issues.join('; ')}`)
		this.endpoint = endpoint
		this.issues = issues
	}
}

/** The first fields that do not fit, e.g. "data.PRICE: Invalid input: expected number, received string". */
export function fieldIssues({ issues }: z.ZodError): string[] {
	const fields = issues
		.slice(0, maxIssues)
		.map(({ path, message }) => `${path.map(String).join('.') || 'the whole'}: ${message}`)
	const left = issues.length - fields.length
	return left > 0 ? [...fields, `and ${left} more`] : fields
}

/** The mismatch between an answer and its schema, which it reports. */
export function contractMismatch(endpoint: string, error: z.ZodError): ContractMismatch {
	const mismatch = new ContractMismatch(endpoint, error)
	mismatches.publish(mismatch)
	return mismatch
}

/** Calls `read` with each mismatch of this process; returns a function that ends this. */
export function onContractMismatch(read: (mismatch: ContractMismatch) => void): () => void {
	const listener = (message: unknown) => {
		if (isMismatch(message)) read(message)
	}
	mismatches.subscribe(listener)
	return () => mismatches.unsubscribe(listener)
}

/** Told by its name, since the admin's server and its pages have each a copy of the class (decision 73). */
function isMismatch(message: unknown): message is ContractMismatch {
	return message instanceof Error && message.name === 'ContractMismatch'
}
