import type { z } from 'zod'
import type { HomeSectionWire } from '#contract/home-section.ts'

/** A section as the operator API takes it. */
export type SeedSection = z.input<typeof HomeSectionWire>
/** The home of an example shop, made when its pictures are drawn. */
export type SeedHome = (pictures: HomePictures) => SeedSection[]

export type HomePictures = {
	/** Large pictures of the shop's room by their slug. */
	hero(slug: string): { wide: string; tall: string }
	/** The first picture of a product. */
	product(slug: string): string
}
