import { sharedPages } from '#website-api/modules/site/content/texts/shared-pages.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedContent } from '../../content-shapes.ts'
import { agents } from './content-agents.ts'
import { articles } from './content-articles.ts'
import { bannerTexts, popup } from './content-banners.ts'
import { facts } from './content-facts.ts'
import { ownQuestions } from './content-faq.ts'
import { informations } from './content-informations.ts'
import { ownPages } from './content-pages.ts'

/** What the coffee shop says beside its products. */
export const content: SeedContent = {
	pages: [...ownPages, ...sharedPages(facts, ownQuestions)],
	informations,
	articleCategories: [
		{ slug: 'menyeduh', name: words('Menyeduh', 'Brewing') },
		{ slug: 'asal-usul', name: words('Asal-usul', 'Origins') },
		{ slug: 'dapur', name: words('Dapur', 'Kitchen') },
	],
	articles,
	agents,
	bannerTexts,
	popup,
}
