import { html } from 'hono/html'
import { type PageLanguage, pageTexts } from './page-texts.ts'
import { PAYOUT_ACTIONS, type SimulatedProvider } from './simulation.ts'

/** What the shop pays out, with a button for whatever may become of it. */
export function payoutsOf(language: PageLanguage, key: string, { payouts }: SimulatedProvider) {
	const t = pageTexts[language]
	const { holder } = payouts
	return html`<h3>${t.payouts}</h3>
		${
			holder === null
				? ''
				: html`<form method="post" action="/${key}/simulation/holder?lang=${language}">
						<label>${t.holderAtBank} <input name="name" value="${holder.name()}" /></label>
						<button>${t.setHolder}</button>
					</form>`
		}
		${payouts.list().map(
			({ reference, holder: name, bank, number, amount, status }) =>
				html`<form
					class="payment"
					method="post"
					action="/${key}/simulation/payout?lang=${language}"
				>
					<input type="hidden" name="reference" value="${reference}" />
					<p>${name} · ${bank} ${number} · Rp ${amount} · <strong>${status}</strong></p>
					<p>
						${PAYOUT_ACTIONS.map(
							(action) => html`<button name="action" value="${action}">${t[action]}</button> `,
						)}
					</p>
				</form>`,
		)}`
}
