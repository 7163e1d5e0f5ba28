import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { say } from '#website-api/i18n/command-line-text.ts'

const Environment = z.object({
	WEBSITE_API_URL: z.url().optional().catch(undefined),
	WEBSITE_API_PORT: z.coerce.number().int().positive().optional().catch(undefined),
	ETALASE_DATA: z.string().min(1).optional().catch(undefined),
	ETALASE_OPERATOR_KEY: z.string().min(1).optional().catch(undefined),
})

/** An error that the user can fix; only its message is printed. */
export class UsageError extends Error {}

/** Base URL of the operator API, e.g. http://127.0.0.1:4000/operator/v1. */
export function operatorApiAddress(env: NodeJS.ProcessEnv): string {
	const { WEBSITE_API_URL, WEBSITE_API_PORT } = Environment.parse(env)
	const base = WEBSITE_API_URL ?? `http://127.0.0.1:${WEBSITE_API_PORT ?? 4000}`
	return `${new URL(base).origin}/operator/v1`
}

/** Folder with the mails of a shop without a mail server. */
export function mailboxFolder(env: NodeJS.ProcessEnv): string {
	return path.resolve(Environment.parse(env).ETALASE_DATA ?? 'data', 'mailbox')
}

/** The operator key: of the environment, or of the file that the first start wrote into the data folder. */
export function operatorKey(env: NodeJS.ProcessEnv): string {
	const { ETALASE_OPERATOR_KEY, ETALASE_DATA } = Environment.parse(env)
	if (ETALASE_OPERATOR_KEY) return ETALASE_OPERATOR_KEY
	const file = path.resolve(ETALASE_DATA ?? 'data', 'operator-key')
	try {
		return readFileSync(file, 'utf8').trim()
	} catch {
		throw new UsageError(say('key.missing', { file }))
	}
}
