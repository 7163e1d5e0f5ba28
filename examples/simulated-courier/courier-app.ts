import { type Context, Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import { z } from 'zod'
import type { PageLanguage } from '#examples/simulated-gateway/page-texts.ts'
import { collectedList, collectedMoney, remittanceFile } from './collected-money.ts'
import { type CourierAction, courierTexts, COURIER_ACTIONS } from './courier-texts.ts'
import type { SimulatedCouriers } from './simulated-couriers.ts'

const Act = z.object({ reference: z.string(), action: z.enum(COURIER_ACTIONS) })
const Fault = z.object({ fault: z.enum(['silent', 'answering', 'quota', 'not-json']) })

/** Longer than the shop waits. */
const silentMs = 12_000

type Parts = {
	silent: Set<string>
	save: () => Promise<void>
	languageOf: (c: Context) => PageLanguage
	noAnswer: (c: Context, afterMs: number) => Promise<Response>
}

/** The addresses of the simulated couriers, below /biteship and /rajaongkir. */
export function courierApp({ couriers }: { couriers: SimulatedCouriers }, parts: Parts) {
	const { silent, save, languageOf, noAnswer } = parts
	const app = new Hono()
	app.use('/couriers/*', csrf())
	app.post('/couriers/act', async (c) => {
		const asked = Act.safeParse(await c.req.parseBody())
		if (!asked.success || !couriers.book.find(asked.data.reference)) return c.text('400', 400)
		await couriers.book.actions[asked.data.action](asked.data.reference)
		await save()
		return c.redirect(`/?lang=${languageOf(c)}`, 303)
	})
	app.get('/couriers/remittance.csv', (c) =>
		c.body(remittanceFile(collectedMoney(couriers.book.list())), 200, {
			'content-type': 'text/csv; charset=utf-8',
			'content-disposition': 'attachment; filename="cod.csv"',
		}),
	)
	for (const [key, provider] of Object.entries(couriers.providers)) {
		app.post(`/couriers/${key}/fault`, async (c) => {
			const asked = Fault.safeParse(await c.req.parseBody())
			if (!asked.success) return c.text('400', 400)
			const { fault } = asked.data
			if (fault === 'silent') silent.add(key)
			else if (fault === 'answering') silent.delete(key)
			else provider.faults.add(fault)
			return c.redirect(`/?lang=${languageOf(c)}`, 303)
		})
		app.all(`/${key}/*`, async (c) => {
			if (silent.has(key)) return noAnswer(c, silentMs)
			const { pathname, search } = new URL(c.req.url)
			const address = new URL(pathname.slice(key.length + 1) + search, c.req.url)
			const answer = await provider
				.transport(new Request(address, c.req.raw))
				.catch(() => undefined)
			await save()
			return answer ?? noAnswer(c, 0)
		})
	}
	return app
}

/** The parcels that shops booked, with a button for whatever a courier may do. */
export function couriersOf(
	language: PageLanguage,
	{ couriers, answers }: { couriers: SimulatedCouriers; answers: Map<string, number | undefined> },
) {
	const t = courierTexts[language]
	const told = answers.get('/courier-notification/biteship')
	const parcels = couriers.book.list().toReversed()
	return html`<section>
		<h2>${t.title}</h2>
		<p>${t.explained}</p>
		${Object.keys(couriers.providers).map((key) => faultForm(language, key))}
		<p>${t.told}: ${told ?? '–'}</p>
		${parcels.length === 0 ? html`<p>${t.none}</p>` : ''}
		${parcels.map(
			({ reference, to, courier, service, price, status, waybill }) =>
				html`<form class="payment" method="post" action="/couriers/act?lang=${language}">
					<input type="hidden" name="reference" value="${reference}" />
					<p>
						${reference} · ${to} · ${courier} ${service} · Rp ${price} · ${waybill ?? '–'} ·
						<strong>${status}</strong>
					</p>
					<p>${COURIER_ACTIONS.map((action) => actionButton(language, action))}</p>
				</form>`,
		)}
		${collectedList(language, collectedMoney(couriers.book.list()))}
	</section>`
}

function faultForm(language: PageLanguage, key: string) {
	const t = courierTexts[language]
	return html`<form method="post" action="/couriers/${key}/fault?lang=${language}">
		<strong>${key}</strong>
		${Fault.shape.fault.options.map(
			(fault) => html`<button name="fault" value="${fault}">${t.faults[fault]}</button> `,
		)}
	</form>`
}

function actionButton(language: PageLanguage, action: CourierAction) {
	const text = courierTexts[language].actions[action]
	return html`<button name="action" value="${action}">${text}</button> `
}
