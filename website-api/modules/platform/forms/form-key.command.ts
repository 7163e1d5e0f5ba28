import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Declared } from '#contract/endpoint.ts'
import type { Answering } from '#contract/endpoint-call.ts'
import type { Value } from '#contract/message.ts'
import { decode, encode } from '#contract/message-codec.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { formKey } from './form-key.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** Name of the header with the idempotency key, a random value of the rendered form. */
const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)

/** 422: the key was used for another request; `answer` is the response to the first one. */
export class KeyReused extends Problem {
	readonly answer: unknown
	constructor(answer: unknown) {
		super(422, 'KEY_REUSED')
		this.answer = answer
	}
}

export type Form = {
	companyId: number
	/** The customer's id, or "guest". */
	actor: string
	route: string
	key: string
	/** See digestOf. */
	requestHash: string
}

/** 400 IDEMPOTENCY_KEY_REQUIRED if the header is missing or malformed. */
export function requireIdempotencyKey(header: string | undefined): string {
	const key = IdempotencyKey.safeParse(header)
	if (!key.success) throw new Problem(400, 'IDEMPOTENCY_KEY_REQUIRED')
	return key.data
}

/** SHA-256 of the request. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
	const hash = createHash('sha256')
	for (const part of parts) hash.update(part).update('\0')
	return hash.digest('hex')
}

/**
 * Runs `work` once per key. The key is stored in the same transaction, so a crash leaves neither key nor effect. A
 * concurrent duplicate waits for the first request and gets the same response, as does a request whose connection was
 * lost during the commit: its key tells whether it happened. 422 KEY_REUSED for the same key with different content.
 */
async function once<T extends z.ZodType>(
	db: Database,
	form: Form,
	answer: T,
	work: (tx: Transaction) => Promise<z.output<T>>,
): Promise<{ answer: z.output<T>; isRepeat: boolean }> {
	const claimOrRead = async (tx: Transaction) => {
		const claimed = await tx
			.insert(formKey)
			.values(form)
			.onConflictDoNothing()
			.returning({ key: formKey.key })
		const mine = isOf(form)
		if (claimed.length > 0) {
			const first = await work(tx)
			await tx.update(formKey).set({ answer: first }).where(mine)
			return { answer: first, isRepeat: false }
		}
		const [stored] = await tx.select().from(formKey).where(mine)
		if (stored?.requestHash !== form.requestHash) throw new KeyReused(stored?.answer)
		return { answer: answer.parse(stored.answer), isRepeat: true }
	}
	return inTransaction(db, claimOrRead, { isRepeatable: true })
}

/** `once` for a declared endpoint: `work` returns the answer with our names, which is stored with those of the wire. */
export async function answerOnce<E extends Declared>(
	db: Database,
	form: Form,
	endpoint: E & { declared: { answer: z.ZodType } },
	work: (tx: Transaction) => Promise<Answering<E>>,
): Promise<{ answer: Answering<E>; isRepeat: boolean }>
export async function answerOnce(
	db: Database,
	form: Form,
	{ declared }: { declared: { answer: z.ZodType } },
	work: (tx: Transaction) => Promise<unknown>,
): Promise<{ answer: unknown; isRepeat: boolean }> {
	const stored = z.object({ data: declared.answer })
	const { answer, isRepeat } = await once(db, form, stored, async (tx) => ({
		data: encode(declared.answer, await work(tx)),
	}))
	return { answer: decode(declared.answer, answer.data), isRepeat }
}

/** The digest of a request by its body, with the names of the wire: it stays when ours change. */
export function digestOfBody<Body extends z.ZodType>(
	{ declared }: { declared: { body: Body } },
	body: Value<Body>,
	...parts: (string | Uint8Array)[]
): string {
	return digestOf(JSON.stringify(encode<z.ZodType>(declared.body, body)), ...parts)
}

/**
 * The stored response for a form's key; undefined if it was not used. 422 KEY_REUSED for the same key with different
 * content.
 */
export async function answeredBefore<T extends z.ZodType>(
	db: Database,
	form: Form,
	answer: T,
): Promise<z.output<T> | undefined> {
	const [stored] = await db.select().from(formKey).where(isOf(form))
	if (stored === undefined) return undefined
	if (stored.requestHash !== form.requestHash) throw new KeyReused(stored.answer)
	return answer.parse(stored.answer)
}

function isOf({ companyId, actor, route, key }: Form) {
	return and(
		eq(formKey.companyId, companyId),
		eq(formKey.actor, actor),
		eq(formKey.route, route),
		eq(formKey.key, key),
	)
}

/** Deletes keys after 30 days. */
export async function deleteOldFormKeys(db: Database) {
	await db
		.delete(formKey)
		.where(and(sql`${formKey.at} < now() - interval '30 days'`, isServed(formKey.companyId)))
}
