import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { containerStyle } from '#web/ui/container-style.ts'
import { footerLink } from '#app/ui/footer-style.ts'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { PreferenceForm } from './PreferenceForm.tsx'

/** The company's links, help, and the visitor's preferences. */
export function SiteFooter(frame: FrameView) {
	const { t } = useTranslation('frame')
	return (
		<div className={containerStyle({ className: 'pt-8 pb-6 lg:pt-12 lg:pb-8' })}>
			<div className="footer-columns">
				{frame.menus.map(({ title, links }) => (
					<Column key={title} title={title} links={links} />
				))}
				<HelpLinks {...frame} />
				<section aria-label={t('preferences')} className={columnStyle}>
					<ColumnTitle>{t('preferences')}</ColumnTitle>
					<LanguageLink className={footerLink} />
					<PreferenceForm {...frame} buttonClass={footerLink}>
						{/* Withdraws the consent answer, so that the visitor is asked again. */}
						{frame.mayAskAgain ? (
							<button className={footerLink} name="consent" value="ask">
								{t('consentAgain')}
							</button>
						) : null}
					</PreferenceForm>
				</section>
			</div>
			<div className="mt-6 border-t border-line pt-4">
				<Copyright {...frame} />
			</div>
		</div>
	)
}

/** The footer of pages that should not distract, such as checkout. */
export function SlimFooter(frame: FrameView) {
	return (
		<div className={containerStyle({ className: 'py-4' })}>
			<Copyright {...frame} />
		</div>
	)
}

/** Help links that the company's own menu does not contain. */
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
		<Column title={t('help')} links={links}>
			{phone ? (
				<a className={footerLink} href={phone.href}>
					{phone.label}
				</a>
			) : null}
			{whatsapp ? (
				<a className={footerLink} href={whatsapp} rel="noopener">
					{t('whatsapp')}
				</a>
			) : null}
		</Column>
	)
}

type ColumnProps = {
	title: string
	links: { label: string; href: string }[]
	children?: ReactNode
}

function Column({ title, links, children }: ColumnProps) {
	return (
		<nav aria-label={title} className={columnStyle}>
			<ColumnTitle>{title}</ColumnTitle>
			{links.map(({ label, href }) => (
				<Anchor key={`${label} ${href}`} className={footerLink} href={href}>
					{label}
				</Anchor>
			))}
			{children}
		</nav>
	)
}

const columnStyle = 'flex flex-col items-start'

function ColumnTitle({ children }: { children: ReactNode }) {
	return <h2 className="mb-1 font-body text-14 tracking-normal text-ink">{children}</h2>
}

function Copyright({ shop, year, hideWatermark }: FrameView) {
	const { t } = useTranslation('frame')
	return (
		<>
			<p>{t('copyright', { year, shop })}</p>
			<Watermark isHidden={hideWatermark} />
		</>
	)
}

/** Says what the shop runs on, unless it hides that. */
function Watermark({ isHidden }: { isHidden: boolean }) {
	const { t } = useTranslation('frame')
	return isHidden ? null : <p>{t('watermark')}</p>
}
