import { html } from 'hono/html'
import { payoutsOf } from './payout-pages.ts'
import { type PageLanguage, otherLanguage, pageTexts } from './page-texts.ts'
import { ACTIONS, type ShownPayment, type SimulatedProvider } from './simulation.ts'

type Html = ReturnType<typeof html>

export type ShownProvider = {
	/** Part of its addresses. */
	key: string
	provider: SimulatedProvider
	isSilent: boolean
	/** Undefined: the shop was not told yet; null: it gave no answer. */
	told: number | null | undefined
}

/** The provider's own list, with a button for whatever may happen to a payment. */
export function listPage(language: PageLanguage, providers: ShownProvider[], couriers: Html): Html {
	const t = pageTexts[language]
	const sections = providers.map((shown) => providerSection(language, shown))
	return frame(
		language,
		'/',
		html`<p>${t.explained}</p>
			${sections} ${couriers}`,
	)
}

function providerSection(language: PageLanguage, { key, provider, isSilent, told }: ShownProvider) {
	const t = pageTexts[language]
	const payments = provider.list()
	const switches = (['silent', 'answering', 'lost'] as const).filter(
		(fault) => fault === 'lost' || (fault === 'answering') === isSilent,
	)
	return html`<section>
		<h2>${provider.name}</h2>
		<form method="post" action="/${key}/simulation/fault?lang=${language}">
			${switches.map((fault) => html`<button name="fault" value="${fault}">${t[fault]}</button> `)}
		</form>
		${isSilent ? html`<p><strong>${t.isSilent}</strong></p>` : ''}
		<p>${t.told}: ${told === undefined ? t.notTold : (told ?? t.noAnswer)}</p>
		${payments.length === 0 ? html`<p>${t.none}</p>` : ''}
		${payments.map((payment) => paymentForm(language, key, provider, payment))}
		${payoutsOf(language, key, provider)}
	</section>`
}

function paymentForm(
	language: PageLanguage,
	key: string,
	{ actions }: SimulatedProvider,
	{ reference, method, amount, status }: ShownPayment,
) {
	const t = pageTexts[language]
	const isOver = /expire|cancel|failure|deny|EXPIRED|CANCELED/.test(status)
	const offered = ACTIONS.filter((action) => actions[action])
	return html`<form class="payment" method="post" action="/${key}/simulation/act?lang=${language}">
		<input type="hidden" name="reference" value="${reference}" />
		<dl>
			<div>
				<dt>${t.reference}</dt>
				<dd>${reference}</dd>
			</div>
			<div>
				<dt>${t.method}</dt>
				<dd>${method}</dd>
			</div>
			<div>
				<dt>${t.status}</dt>
				<dd>${status}</dd>
			</div>
		</dl>
		<label>${t.amount} <input name="amount" inputmode="numeric" value="${amount}" /></label>
		<p>
			${offered.map((action) => {
				const text = action === 'pay' && isOver ? t.payLate : t[action]
				return html`<button name="action" value="${action}">${text}</button> `
			})}
		</p>
	</form>`
}

/** The page of a wallet or for a card, to which the shop sends the buyer. */
export function buyerPage(
	language: PageLanguage,
	path: string,
	payment: ShownPayment | undefined,
): Html {
	const t = pageTexts[language]
	if (!payment) return frame(language, path, html`<p>${t.unknown}</p>`)
	const { reference, method, amount } = payment
	return frame(
		language,
		path,
		html`<h2>${t.payHere}</h2>
			<form class="payment" method="post">
				<dl>
					<div>
						<dt>${t.reference}</dt>
						<dd>${reference}</dd>
					</div>
					<div>
						<dt>${t.method}</dt>
						<dd>${method}</dd>
					</div>
					<div>
						<dt>${t.amount}</dt>
						<dd>${amount}</dd>
					</div>
				</dl>
				<p>
					<button name="answer" value="pay">${t.pay}</button>
					<button name="answer" value="cancel">${t.cancel}</button>
				</p>
			</form>`,
	)
}

function frame(language: PageLanguage, path: string, content: Html): Html {
	const t = pageTexts[language]
	const other = otherLanguage[language]
	return html`<!doctype html>
		<html lang="${language}">
			<head>
				<meta charset="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>${t.title}</title>
				${style}
			</head>
			<body>
				<h1>${t.title}</h1>
				<p class="label">${t.label}</p>
				<p><a href="${path}?lang=${other}" hreflang="${other}" lang="${other}">${t.other}</a></p>
				${content}
			</body>
		</html>`
}

const style = html`<style>
	body {
		font:
			16px/1.5 system-ui,
			sans-serif;
		margin: 0 auto;
		max-width: 48rem;
		padding: 1rem;
		color: #1f2933;
		background: #fff;
	}
	.label {
		background: #ffe8a3;
		border: 1px solid #8a6d00;
		padding: 0.5rem 0.75rem;
		font-weight: 600;
	}
	.payment {
		border: 1px solid #9aa5b1;
		border-radius: 0.5rem;
		padding: 0.75rem;
		margin: 0 0 1rem;
	}
	dl {
		margin: 0 0 0.75rem;
	}
	dl div {
		display: flex;
		gap: 0.5rem;
	}
	dd {
		margin: 0;
		overflow-wrap: anywhere;
	}
	dt {
		min-width: 6rem;
		color: #52606d;
	}
	button,
	input {
		font: inherit;
		min-height: 2.75rem;
		padding: 0 0.75rem;
		margin: 0 0.25rem 0.5rem 0;
	}
	input {
		max-width: 10rem;
	}
</style>`
