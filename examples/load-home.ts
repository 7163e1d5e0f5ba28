import { HomeSectionListWire } from '#contract/home-section.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { publishHome, saveHome } from '#website-api/modules/site/home/edit-home.command.ts'
import type { SeedPictures } from './draw-pictures.ts'
import type { HomePictures } from './home-shapes.ts'
import type { SeedCompany } from './seed-shapes.ts'

/** The home that an example shop composed, published. */
export async function loadHome(
	tx: Transaction,
	companyId: number,
	{ name, home }: SeedCompany,
	pictures: SeedPictures,
) {
	if (!home) return
	const sections = HomeSectionListWire.parse(home(homePictures(pictures)))
	await saveHome(tx, { companyId, author: name, sections }, 0)
	await publishHome(tx, companyId, 1)
}

/** Finds the pictures of a home among those of its company. */
function homePictures({ heroes, products }: SeedPictures): HomePictures {
	const needed = <T>(found: T | undefined, slug: string): T => {
		if (found === undefined) throw new Error(`No picture of ${slug}`)
		return found
	}
	return {
		hero: (slug) => needed(heroes.get(slug), slug),
		product: (slug) => needed(products.get(slug)?.[0], slug),
	}
}
