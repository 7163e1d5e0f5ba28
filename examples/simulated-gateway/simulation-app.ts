import { setTimeout } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { z } from 'zod'
import { courierApp, couriersOf } from '#examples/simulated-courier/courier-app.ts'
import { buyerPage, listPage } from './pages.ts'
import type { PageLanguage } from './page-texts.ts'
import { ACTIONS, PAYOUT_ACTIONS, type SimulatedProvider, type Simulation } from './simulation.ts'

const Act = z.object({
	reference: z.string(),
	action: z.enum(ACTIONS),
	amount: z
		.string()
		.regex(/^\d{1,12}$/)
		.transform(Number)
		.optional(),
})
const Fault = z.object({ fault: z.enum(['silent', 'answering', 'lost']) })
const ActOnPayout = z.object({ reference: z.string(), action: z.enum(PAYOUT_ACTIONS) })
const Holder = z.object({ name: z.string().trim().min(1).max(60) })
const Answer = z.object({ answer: z.enum(['pay', 'cancel']) })

/** The connection of a request, where there is one. */
type Env = { Bindings: Partial<Pick<HttpBindings, 'outgoing'>> }

/** Longer than the shop waits. */
const silentMs = 12_000

/** The addresses of a simulation: the providers below /midtrans and /xendit, and the pages of whoever tries the shop. */
export function simulationApp(simulation: Simulation, save: () => Promise<void>) {
	const silent = new Set<string>()
	const app = new Hono().use(bodyLimit({ maxSize: 65_536 }))
	app.get('/', (c) => {
		const shown = Object.entries(simulation.providers).map(([key, provider]) => {
			const path = `/payment-notification/${key}`
			const told = simulation.answers.has(path) ? (simulation.answers.get(path) ?? null) : undefined
			return { key, provider, isSilent: silent.has(key), told }
		})
		return c.html(listPage(languageOf(c), shown, couriersOf(languageOf(c), simulation)))
	})
	app.route('/', courierApp(simulation, { silent, save, languageOf, noAnswer }))
	for (const [key, provider] of Object.entries(simulation.providers)) {
		app.route(`/${key}`, providerApp(key, provider, { silent, save }))
	}
	return app
}

function providerApp(
	key: string,
	provider: SimulatedProvider,
	{ silent, save }: { silent: Set<string>; save: () => Promise<void> },
) {
	const app = new Hono<Env>()
	// Of its own pages alone: the shop also calls without a body, as a form could.
	for (const path of ['/simulation/*', '/wallet/*', '/snap/:reference', '/page/*']) {
		app.use(path, csrf())
	}
	app.post('/simulation/act', async (c) => {
		const asked = Act.safeParse(await c.req.parseBody())
		if (!asked.success || !provider.list().some((one) => one.reference === asked.data.reference))
			return c.text('400', 400)
		await provider.actions[asked.data.action]?.(asked.data.reference, asked.data.amount)
		await save()
		return c.redirect(`/?lang=${languageOf(c)}`, 303)
	})
	payoutActions(app, provider, save)
	app.post('/simulation/fault', async (c) => {
		const asked = Fault.safeParse(await c.req.parseBody())
		if (!asked.success) return c.text('400', 400)
		if (asked.data.fault === 'lost') provider.faults.add('answer-lost')
		if (asked.data.fault === 'silent') silent.add(key)
		if (asked.data.fault === 'answering') silent.delete(key)
		return c.redirect(`/?lang=${languageOf(c)}`, 303)
	})
	for (const page of ['/wallet/:reference', '/snap/:reference', '/page/:reference']) {
		const paymentOf = (c: Context) =>
			provider.list().find(({ reference }) => reference === c.req.param('reference'))
		app.get(page, (c) => {
			const payment = paymentOf(c)
			return c.html(buyerPage(languageOf(c), c.req.path, payment), payment ? 200 : 404)
		})
		app.post(page, async (c) => {
			const payment = paymentOf(c)
			const asked = Answer.safeParse(await c.req.parseBody())
			if (!payment || !asked.success) return c.text('400', 400)
			if (asked.data.answer === 'pay') await provider.actions.pay?.(payment.reference)
			await save()
			return c.redirect(payment.returnUrl ?? '/', 303)
		})
	}
	// Whatever else is called, the shop calls.
	return app.all('*', async (c) => {
		if (silent.has(key)) return noAnswer(c, silentMs)
		const { pathname, search } = new URL(c.req.url)
		const called = new Request(
			new URL(pathname.slice(key.length + 1) + search, c.req.url),
			c.req.raw,
		)
		const answer = await provider.transport(called).catch(() => undefined)
		await save()
		return answer ?? noAnswer(c, 0)
	})
}

/** What the bank does with payouts. */
function payoutActions(app: Hono<Env>, { payouts }: SimulatedProvider, save: () => Promise<void>) {
	app.post('/simulation/payout', async (c) => {
		const asked = ActOnPayout.safeParse(await c.req.parseBody())
		if (!asked.success || !payouts.list().some((one) => one.reference === asked.data.reference))
			return c.text('400', 400)
		await payouts.actions[asked.data.action](asked.data.reference)
		await save()
		return c.redirect(`/?lang=${languageOf(c)}`, 303)
	})
	app.post('/simulation/holder', async (c) => {
		const asked = Holder.safeParse(await c.req.parseBody())
		if (!asked.success) return c.text('400', 400)
		payouts.holder?.set(asked.data.name)
		return c.redirect(`/?lang=${languageOf(c)}`, 303)
	})
}

/** Closes the connection after a while without an answer. */
async function noAnswer(c: Context<Env>, afterMs: number): Promise<Response> {
	await setTimeout(afterMs, undefined, { signal: c.req.raw.signal }).catch(() => undefined)
	c.env.outgoing?.destroy()
	return new Response(null, { status: 504 })
}

function languageOf(c: Context): PageLanguage {
	const asked = c.req.query('lang') ?? c.req.header('accept-language') ?? ''
	return asked.startsWith('en') ? 'en' : 'id'
}
