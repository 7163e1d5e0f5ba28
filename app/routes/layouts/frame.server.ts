import { messageText } from '#web/i18n/text-keys.ts'
import type { AppLoadContext } from '@remix-run/node'
import { pieces } from '#app/domain/cart.ts'
import type { Category } from '#contract/category.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import type { FrameView, OwnView } from '#app/features/frame/frame-view.ts'
import type { ShopContext } from '#app/http/context.ts'
import { trackingOf } from '#app/http/tracking.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { openHref } from '../open-paths.ts'

/** Data of the layout: site configuration, categories, cart count, flash message. */
export async function loadFrame(context: AppLoadContext): Promise<FrameView> {
	const { site, locale } = context
	return {
		shop: site.title,
		logo: site.logo,
		header: site.header,
		hideWatermark: site.hideWatermark,
		categories: context.categories.filter(isFilled).map((category) => ({
			slug: category.slug,
			name: category.name,
			children: category.children.filter(isFilled).map(({ slug, name }) => ({ slug, name })),
		})),
		own: await context.personal('frame', ownView),
		menus: site.footerMenu
			.map(({ title, links }) => ({
				title,
				links: links.flatMap(({ label, target }) => {
					const href = openHref(locale, target)
					return href === null ? [] : [{ label, href }]
				}),
			}))
			.filter(({ links }) => links.length > 0),
		whatsapp: site.showWhatsapp ? whatsappOf(site.customerCarePhone) : null,
		theme: context.theme,
		dataSaver: context.dataSaver,
		popup: context.dataSaver ? null : popupOf(context),
		phone: phoneOf(site.customerCarePhone),
		tracking: context.tracking,
		...consentOf(context),
		formToken: context.formToken(),
		year: jakartaDay(context.now).slice(0, 4),
	}
}

function ownView(visitor: ShopContext): OwnView {
	return {
		account: accountOf(visitor),
		cartCount: pieces(visitor.cart.current().lines),
		saved: visitor.wishlist.list(),
		messages: messagesOf(visitor),
	}
}

function accountOf({ customer, ownCode, account }: ShopContext): OwnView['account'] {
	const current = customer.current()
	const balances = account && { wallet: formatMoney(account.wallet), coins: digits(account.coins) }
	return current && { name: current.name, ownCode: ownCode(), balances }
}

function popupOf({ site: { popup }, locale }: AppLoadContext): FrameView['popup'] {
	if (popup === null) return null
	const { imageUrl, alt, target, isOnAllPages } = popup
	const href = target === null ? null : openHref(locale, target)
	return { src: imageUrl, alt, href, isOnAllPages }
}

function consentOf(context: AppLoadContext): Pick<FrameView, 'question' | 'mayAskAgain'> {
	const requested = trackingOf(context.site) !== null
	if (!requested || context.consent.given !== null)
		return { question: null, mayAskAgain: requested }
	const t = translator(context.locale)
	const question = { text: t('consent:text'), yes: t('consent:yes'), no: t('consent:no') }
	return { question, mayAskAgain: false }
}

function phoneOf(phone: string): FrameView['phone'] {
	return phone.replace(/\D/g, '').length < 8
		? null
		: { label: localPhone(phone), href: `tel:${phone.replace(/[^\d+]/g, '')}` }
}

function isFilled({ productCount }: Category): boolean {
	return productCount > 0
}

function whatsappOf(phone: string): string | null {
	const digits = phone.replace(/\D/g, '').replace(/^0/, '62')
	return digits.length < 8 ? null : `https://wa.me/${digits}`
}

function messagesOf(context: ShopContext) {
	const flash = context.takeFlash()
	if (flash === null) return []
	return [
		{ tone: flash.type, text: messageText(translator(context.locale), flash.key, flash.values) },
	]
}
