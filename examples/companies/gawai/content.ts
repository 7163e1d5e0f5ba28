import { sharedPages } from '#website-api/modules/site/content/texts/shared-pages.ts'
import { words } from '#website-api/modules/site/content/texts/write.ts'
import type { SeedContent } from '../../content-shapes.ts'
import { agents } from './content-agents.ts'
import { articles } from './content-articles.ts'
import { bannerTexts } from './content-banners.ts'
import { facts } from './content-facts.ts'
import { ownQuestions } from './content-faq.ts'
import { informations } from './content-informations.ts'
import { ownPages } from './content-pages.ts'

/** What the electronics shop says beside its products. */
export const content: SeedContent = {
	pages: [...ownPages, ...sharedPages(facts, ownQuestions)],
	informations,
	articleCategories: [
		{ slug: 'memilih', name: words('Memilih', 'Choosing') },
		{ slug: 'merawat', name: words('Merawat', 'Looking after') },
		{ slug: 'cara-kerja', name: words('Cara kerja', 'How it works') },
	],
	articles,
	agents,
	bannerTexts,
}
