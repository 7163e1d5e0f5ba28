import type { ProductCard } from './catalog.ts'
import type { Image } from './image.ts'

/** Pages with a fixed path whose text the company writes (spec section 2, public routes). */
export type PageKey =
	| 'faq'
	| 'about'
	| 'terms'
	| 'contact'
	| 'privacy'
	| 'payment-method'
	| 'shopping-guide'
	| 'how-to-use'
	| 'info'
	| 'affiliate'
	| 'our-agen'
	| 'join-agen'
	| 'statistic-agen'

export type FaqGroup = { title: string; entries: { question: string; answerHtml: string }[] }

export type ContentPage = {
	title: string
	/** One sentence, plain text. */
	summary: string
	/** Unsanitised HTML of the API: sanitise before showing. */
	html: string
	/** Only /faq has questions. */
	faq: FaqGroup[]
	updatedAt: Date
}

/** A page of an address of the company's own; it answers at its former addresses too. */
export type InformationPage = ContentPage & { slug: string }

export type InformationLink = { slug: string; title: string }

export type BannerPage = {
	slug: string
	title: string
	subtitle: string
	/** Unsanitised HTML of the API: sanitise before showing. */
	html: string
	/** Path inside the shop. */
	target: string
	wide: Image
	tall: Image
	products: ProductCard[]
}

export const contactTopics = ['ORDER', 'PAYMENT', 'PRODUCT', 'PARTNERSHIP', 'OTHER'] as const
export type ContactTopic = (typeof contactTopics)[number]

export type ContactMessage = {
	name: string
	email: string
	/** E.164, or '' when not given. */
	phone: string
	topic: ContactTopic
	/** Order number; '' if the message is not about an order. */
	order: string
	message: string
}
