import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { close, listen } from '#server/listen.ts'
import { startTracing, stopTracing } from '#process/tracing.ts'
import * as product from '#app/routes/catalog/product.tsx'
import { freshPglite } from '#tests/support/pglite.ts'
import { observedStatements } from '#website-api/db/observed-statements.ts'
import { observedPglite } from '#website-api/db/open-database.ts'
import { loggedShop } from './support/logged-shop.ts'

const Span = z.object({
	traceId: z.string(),
	spanId: z.string(),
	parentSpanId: z.string().optional(),
	name: z.string(),
	kind: z.number(),
	attributes: z.array(
		z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
	),
})
type Span = z.infer<typeof Span>
const Received = z.object({
	resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

const spans: Span[] = []
const receiver = createServer(async (incoming, outgoing) => {
	const { resourceSpans } = Received.parse(await json(incoming))
	spans.push(
		...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
	)
	outgoing.setHeader('content-type', 'application/json').end('{}')
})
let shop: Awaited<ReturnType<typeof loggedShop>>

beforeAll(async () => {
	const port = await listen(receiver, 0, '127.0.0.1')
	const endpoint = `http://127.0.0.1:${port}`
	process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint
	await startTracing('storefront')
	const run = observedStatements({ slowMs: 0, onSlow: () => undefined })
	const observed = () => freshPglite(undefined, (client) => observedPglite(client, run))
	shop = await loggedShop({ '/product/:slug': product }, [{ price: 50_000, stock: 5 }], {
		openDatabase: observed,
	})
})
afterAll(async () => {
	await shop.stop()
	await close(receiver, 0)
})

test('a page, its calls and their statements are one trace across storefront and website API', async () => {
	expect((await shop.send('/product/satu')).status).toBeLessThan(500)
	await stopTracing()
	const page = spans.find(({ name }) => name.startsWith('GET page'))
	const trace = spans.filter(({ traceId }) => traceId === page?.traceId)
	const parentOf = (span: Span) => trace.find(({ spanId }) => spanId === span.parentSpanId)
	const [server, client] = [2, 3]
	const calls = trace.filter(({ name, kind }) => kind === client && / \//.test(name))
	const answers = trace.filter((span) => span.kind === server && span !== page)
	const statements = trace.filter(({ attributes }) =>
		attributes.some(({ key }) => key === 'db.query.text'),
	)
	expect([calls.length, answers.length, statements.length].every((count) => count > 0)).toBe(true)
	for (const call of calls) expect(parentOf(call)).toBe(page)
	for (const answer of answers) expect(calls).toContain(parentOf(answer))
	for (const statement of statements) expect(answers).toContain(parentOf(statement))
	expect(answers.map(({ name }) => name)).toContain('GET /v1/api-access')
	const texts = statements.map(({ attributes }) =>
		attributes.find(({ key }) => key === 'db.query.text'),
	)
	expect(texts.some((text) => /\$1/.test(text?.value.stringValue ?? ''))).toBe(true)
	expect(JSON.stringify(texts)).not.toContain(shop.shop.host)
})
