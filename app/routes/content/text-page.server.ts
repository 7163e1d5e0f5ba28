import type { AppLoadContext } from '@remix-run/node'
import { type ContentPage, getContentPage, type PageKey } from '#contract/content.ts'
import { textView } from '#app/features/content/text-view.server.ts'
import { breadcrumbStructuredData } from '#app/features/seo/breadcrumb-structured-data.ts'
import { descriptionLengths } from '#app/http/meta-description.ts'
import { orMissing } from '#app/http/or-missing.ts'
import { orNull } from '#app/http/or-null.ts'
import { orRespond } from '#app/http/or-respond.ts'
import type { PageMeta } from '#app/http/page-meta.ts'
import { shortened } from '#app/http/shortened.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { plainText } from '#process/text/plain-text.ts'
import { openHref } from '../open-paths.ts'
import { shopPlaceOf } from '../shop-place.ts'

/** A page written by the company. @throws Response 404 when there is none */
export async function loadText(context: AppLoadContext, key: PageKey) {
	return textData(
		await orRespond(context.call(getContentPage, { key }, { mayBeAbsent: true })),
		context,
	)
}

/** The same; null when there is none. */
export async function findText(context: AppLoadContext, key: PageKey) {
	const page = await orMissing(context.call(getContentPage, { key }, { mayBeAbsent: true }))
	return page === 'missing' ? null : textData(page, context)
}

/** The company's text on a screen that renders without it, or null. */
export async function loadIntro(context: AppLoadContext, key: PageKey) {
	const page = await orNull(
		context.call(getContentPage, { key }, { optional: true, mayBeAbsent: true }),
	)
	return page && textOf(page, context)
}

/** A written page with its metadata, and its breadcrumb as structured data. */
export function textData(page: ContentPage, context: AppLoadContext) {
	const text = textOf(page, context)
	const currentPage = { name: text.title, path: context.pathname }
	context.describe(
		breadcrumbStructuredData(shopPlaceOf(context), translator(context.locale)('frame:home'), [
			currentPage,
		]),
	)
	const more = shortened(plainText(text.html), descriptionLengths.max)
	const meta: PageMeta = { title: text.title, description: text.summary, more }
	return { text, meta }
}

function textOf(page: ContentPage, { locale }: AppLoadContext) {
	return textView(page, (target) => openHref(locale, target), locale)
}
