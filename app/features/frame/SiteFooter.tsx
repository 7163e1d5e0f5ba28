import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { PreferenceForms } from './PreferenceForms.tsx'

/** The company's links, help, and what a visitor may choose. */
export function SiteFooter(frame: FrameView) {
	const { t } = useTranslation('frame')
	return (
		<footer className="foot">
			<div className="wrap">
				<div className="foot-cols">
					{frame.menus.map(({ title, links }) => (
						<nav key={title} aria-label={title}>
							<h2>{title}</h2>
							<ul>
								{links.map(({ label, href }) => (
									<li key={`${label} ${href}`}>
										<Anchor href={href}>{label}</Anchor>
									</li>
								))}
							</ul>
						</nav>
					))}
					<HelpLinks {...frame} />
					<section aria-label={t('preferences')}>
						<h2>{t('preferences')}</h2>
						<LanguageLink />
						<PreferenceForms {...frame} />
						{frame.mayAskAgain ? <AskAgain {...frame} /> : null}
					</section>
				</div>
				<FootEnd {...frame} />
			</div>
		</footer>
	)
}

/** The footer of a page that should not lead astray. */
export function SlimFooter(frame: FrameView) {
	return (
		<footer className="foot py-4!">
			<div className="wrap">
				<div className="foot-end m-0! border-0! p-0!">
					<EndWords {...frame} />
				</div>
			</div>
		</footer>
	)
}

/** Takes an answer about being measured back: the question comes again. */
function AskAgain({ formToken }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const { pathname, search } = useLocation()
	return (
		<form method="post" action={path(paths.preferences)}>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="back" value={`${pathname}${search}`} />
			<button
				className="inline-flex min-h-11 items-center gap-2 text-start"
				name="consent"
				value="ask"
			>
				{t('consentAgain')}
			</button>
		</form>
	)
}

/** Help that the company's own menus don't link to already. */
function HelpLinks({ menus, whatsapp, phone }: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	const linked = new Set(menus.flatMap(({ links }) => links.map(({ href }) => href)))
	const links = [
		{ href: path(paths.orderLookUp), label: t('lookUp') },
		{ href: path(paths.paymentConfirmation), label: t('confirmPayment') },
	].filter(({ href }) => !linked.has(href))
	if (links.length === 0 && !whatsapp && !phone) return null
	return (
		<nav aria-label={t('help')}>
			<h2>{t('help')}</h2>
			<ul>
				{links.map(({ href, label }) => (
					<li key={href}>
						<Anchor href={href}>{label}</Anchor>
					</li>
				))}
				{phone ? (
					<li>
						<a href={phone.href}>{phone.shown}</a>
					</li>
				) : null}
				{whatsapp ? (
					<li>
						<a href={whatsapp} rel="noopener">
							{t('whatsapp')}
						</a>
					</li>
				) : null}
			</ul>
		</nav>
	)
}

function FootEnd(frame: FrameView) {
	return (
		<div className="foot-end">
			<EndWords {...frame} />
		</div>
	)
}

function EndWords({ shop, year }: FrameView) {
	const { t } = useTranslation('frame')
	return <p>{t('copyright', { year, shop })}</p>
}
